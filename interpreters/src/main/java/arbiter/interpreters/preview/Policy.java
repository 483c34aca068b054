package arbiter.interpreters.preview;

/** How the choices on the way are answered when an outlook is asked for. */
public enum Policy {
    /** Each by its default. */
    DEFAULT,
    /** Everybody lets every moment pass that may be let pass. */
    NONE,
    /** Everybody plays their best. */
    BEST
}
