package arbiter.dice.notation;

/** How many of the lowest and highest dice of a hand are dropped, or thrown once more. */
record Selection(int lowest, int highest, boolean again) {

    static final Selection ALL = new Selection(0, 0, false);

    int size() {
        return lowest + highest;
    }

    /** As it is written behind that many dice. */
    String text(int dice) {
        if (size() == 0) {
            return "";
        }
        if (!again && highest == 0) {
            return "kh" + (dice - lowest);
        }
        if (!again && lowest == 0) {
            return "kl" + (dice - highest);
        }
        return (again ? " reroll" : " drop")
                + (lowest > 0 ? " " + lowest + " lowest" : "")
                + (highest > 0 ? " " + highest + " highest" : "");
    }
}
