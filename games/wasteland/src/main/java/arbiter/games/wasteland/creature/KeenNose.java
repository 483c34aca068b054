package arbiter.games.wasteland.creature;

/** Darkness and fog do not hinder its tests of perception. */
record KeenNose() implements CreatureTrait {

    @Override
    public boolean perceivesInTheDark() {
        return true;
    }
}
