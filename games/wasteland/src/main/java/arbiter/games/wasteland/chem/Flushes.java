package arbiter.games.wasteland.chem;

/** Takes so many points of radiation away; hit points stay. Ledger: WAS-RAD-5. */
record Flushes(int points) implements ChemTrait {

    @Override
    public int flushed() {
        return points;
    }
}
