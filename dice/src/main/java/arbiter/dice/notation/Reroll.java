package arbiter.dice.notation;

/** Faces that are thrown again: once, and the second face stands, or for as long as they come up. */
record Reroll(Condition faces, boolean until) {

    String text() {
        return (until ? "rr" : "r") + faces.brief();
    }
}
