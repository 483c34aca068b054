package arbiter.games.wasteland.chem;

/** So many hit points, or so many injuries treated. */
record Heals(int health, int injuries) implements ChemTrait {

    @Override
    public int healing() {
        return health;
    }

    @Override
    public int treated() {
        return injuries;
    }
}
