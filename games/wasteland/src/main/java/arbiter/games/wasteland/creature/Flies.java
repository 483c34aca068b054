package arbiter.games.wasteland.creature;

/** Passes over terrain and obstacles as long as it is neither prone nor hurt in wings, thruster or legs. Ledger: WAS-MOVE-7. */
record Flies() implements CreatureTrait {

    @Override
    public boolean flies() {
        return true;
    }
}
