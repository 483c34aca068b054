package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.hit.DodgeOut;
import arbiter.games.gladiators.hit.HitRoll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** An Area and one of those in it: the roll, and if it fails the way out; who finds none is hit. Ledger: GG-DOD-1, GG-DOD-2. */
final class AreaHit {

    private AreaHit() {}

    static StrikeOutcome resolve(Play<GladiatorsState> play, PowerStrike strike) {
        if (isCentre(strike)) { // GG-AMB-116
            return StrikeOutcome.hit(StrikeSequence.afterHit(play, strike));
        }
        boolean prone = DodgeOut.throwsProne(play, strike);
        boolean out = play.once("area.dodged", () -> {
            HitRoll roll = HitRoll.resolve(play, prone ? strike.thrownProne() : strike);
            return !roll.hits() && DodgeOut.resolve(play, strike, roll.roll().missedBy());
        });
        if (prone) {
            DodgeOut.fall(play, strike.target());
        }
        return out ? StrikeOutcome.MISS : StrikeOutcome.hit(StrikeSequence.afterHit(play, strike));
    }

    /** Nobody leaves an Area that is centred on himself. */
    private static boolean isCentre(PowerStrike strike) {
        return strike.target() == strike.user() && !strike.use().way().hasRange();
    }
}
