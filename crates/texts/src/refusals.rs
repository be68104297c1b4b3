/// Declares the refusals of one layer as an enum: what callers match on, each with the code that
/// programs know it by. The facts of a sentence are the variant's fields, so that a sentence is made
/// only where somebody reads it. What a layer passes on from another stands behind `from`, and
/// keeps its code and its sentence.
///
/// ```
/// # use serpentarium_texts::{Language, Texts};
/// static TEXTS: Texts = Texts::new(
///     "too-late = The train has left.\ntoo-many = There are only { $seats } seats.",
///     "too-late = Vlak je pryč.\ntoo-many = Míst je jen { $seats }.",
///     "too-late = Pociąg odjechał.\ntoo-many = Są tylko { $seats } miejsca.",
/// );
///
/// serpentarium_texts::refusals! { TEXTS;
///     /// Why nobody gets on.
///     pub enum Boarding {
///         /// The train has left.
///         TooLate => "too-late",
///         /// More people than seats.
///         TooMany { seats: usize } => "too-many",
///     }
/// }
///
/// serpentarium_texts::refusals! { TEXTS;
///     /// Why nobody arrives.
///     pub enum Journey {}
///     from {
///         /// Nobody got on.
///         Boarding(Boarding),
///     }
/// }
///
/// let refused = Journey::from(Boarding::TooMany { seats: 4 });
/// assert_eq!(refused.code(), "too-many");
/// assert_eq!(refused.message().sentence(Language::Czech), "Míst je jen 4.");
/// assert_eq!(Boarding::each().len(), 2);
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $texts:path;
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident $({ $($(#[$field_doc:meta])* $field:ident: $kind:ty),+ $(,)? })? => $code:literal
            ),* $(,)?
        }
        $(from {
            $( $(#[$inner_doc:meta])* $wrapper:ident($inner:ty) ),+ $(,)?
        })?
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis enum $name {
            $( $(#[$doc])* $variant $({ $($(#[$field_doc])* $field: $kind),+ })?, )*
            $($( $(#[$inner_doc])* $wrapper($inner), )+)?
        }

        impl $name {
            /// What programs tell refusals apart by; it never changes.
            $vis fn code(&self) -> &'static str {
                match self {
                    $( Self::$variant { .. } => $code, )*
                    $($( Self::$wrapper(inner) => inner.code(), )+)?
                }
            }

            /// For a person.
            $vis fn message(&self) -> $crate::Message {
                match self {
                    $( Self::$variant $({ $($field),+ })? => $crate::Message::new(&$texts, $code)
                        $($( .with(stringify!($field), ::core::clone::Clone::clone($field)) )+)?, )*
                    $($( Self::$wrapper(inner) => inner.message(), )+)?
                }
            }

            /// One of every kind that is this layer's own, with empty facts: for lists and tests.
            #[allow(dead_code, reason = "not every layer is listed")]
            $vis fn each() -> ::std::vec::Vec<Self> {
                ::std::vec![$(
                    Self::$variant $({ $($field: ::core::default::Default::default()),+ })?,
                )*]
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                self.message().fmt(f)
            }
        }

        impl ::core::error::Error for $name {}

        $($(
            impl ::core::convert::From<$inner> for $name {
                fn from(inner: $inner) -> Self {
                    Self::$wrapper(inner)
                }
            }
        )+)?
    };
}
