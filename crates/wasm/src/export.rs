//! The module's door. A caller asks for room, writes a request there, calls [`answer`] with it, reads the
//! answer from where it says, and gives that room back. One engine does everything, one request at a time:
//! there are no threads here.

#![expect(
    unsafe_code,
    reason = "bytes cross the border of the module as addresses, which only the caller can vouch for"
)]

use std::cell::RefCell;
use std::time::Duration;

use crate::Engine;

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Milliseconds since some moment, never going back: `performance.now` of the page.
    fn now() -> f64;
}

fn host_time() -> Duration {
    // SAFETY: the host's function takes nothing and returns a number.
    let milliseconds = unsafe { now() };
    Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or_default()
}

thread_local! {
    static ENGINE: RefCell<Engine> = const { RefCell::new(Engine::new(host_time)) };
}

/// Room for so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Gives room back.
///
/// # Safety
/// The room must come from [`room`] with this length or from [`answer`], and be given back once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn give_back(start: *mut u8, length: usize) {
    // SAFETY: the caller vouches that this room was handed out and not given back yet.
    drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(start, length)) });
}

/// Answers the request in a room, and takes that room back. The answer's length stands in the upper 32 bits,
/// its address in the lower ones.
///
/// # Safety
/// The room must come from [`room`] with this length, and is not to be used afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn answer(start: *mut u8, length: usize) -> u64 {
    // SAFETY: the caller vouches that this room was handed out and not given back yet.
    let request = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(start, length)) };
    let answer = ENGINE.with_borrow_mut(|engine| engine.answer(&request));
    let answer = answer.into_boxed_slice();
    let length = answer.len() as u64;
    let start = Box::into_raw(answer).cast::<u8>();
    length << 32 | start as usize as u64
}
