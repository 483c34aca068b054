package arbiter.games.wasteland.creature;

/** Never moves from where it is. */
record BoltedDown() implements CreatureTrait {

    @Override
    public boolean staysPut() {
        return true;
    }
}
