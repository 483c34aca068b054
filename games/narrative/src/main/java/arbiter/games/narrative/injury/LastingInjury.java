package arbiter.games.narrative.injury;

/** A hindrance until it is healed. Ledger: NAR-CI-13 to 15, 17, 19, 23, 25, 27. */
record LastingInjury(InjuryHindrance hindrance) implements InjuryTrait {

    @Override
    public boolean is(InjuryHindrance asked, Injury injury) {
        return asked == hindrance;
    }
}
