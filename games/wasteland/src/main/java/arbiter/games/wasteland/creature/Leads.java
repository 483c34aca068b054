package arbiter.games.wasteland.creature;

/** Has a gang that obeys: people of its side who are minions or normal. Ledger: WAS-MAJ-12, warlord. */
record Leads() implements CreatureTrait {

    @Override
    public boolean leads() {
        return true;
    }
}
