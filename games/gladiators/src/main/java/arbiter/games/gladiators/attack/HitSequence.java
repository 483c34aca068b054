package arbiter.games.gladiators.attack;

import arbiter.dice.Dice;
import arbiter.games.gladiators.attack.AttackEvents.WrongTargetStruck;
import arbiter.games.gladiators.hit.BystandingFriends;
import arbiter.games.gladiators.hit.FaceRule;
import arbiter.games.gladiators.hit.HitRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** One power at one target that was picked: the roll, whom it strikes instead, where a miss goes. Ledger: section 5.2, step 9. */
final class HitSequence {

    private HitSequence() {}

    static StrikeOutcome resolve(Play<GladiatorsState> play, PowerStrike strike) {
        HitRoll.Fate roll =
                play.once("attack.rolled", () -> HitRoll.resolve(play, strike).fate());
        if (roll.hits()) {
            return StrikeOutcome.hit(StrikeSequence.struck(play, strike));
        }
        if (strike.strays()) {
            return StrikeOutcome.MISS;
        }
        if (roll.face().isPresent() && roll.face().get() == FaceRule.FRIEND) {
            return instead(play, strike, picked(play, "attack.friend", BystandingFriends.of(play.state(), strike)));
        }
        if (roll.face().isPresent() && roll.face().get() == FaceRule.UNPREDICTABLE) {
            return unpredictable(play, strike);
        }
        return Misses.resolve(play, strike, roll);
    }

    /** Hits without another roll. Ledger: GG-AMB-33. */
    private static StrikeOutcome instead(Play<GladiatorsState> play, PowerStrike strike, Gladiator struck) {
        play.emit(new WrongTargetStruck(strike.user().id(), strike.use().power().title(), struck.id()));
        return StrikeOutcome.hit(StrikeSequence.afterHit(play, at(play.state(), strike, struck)));
    }

    /**
     * Somebody else in reach at random is rolled for instead; if there is nobody, it hits its user. What was drawn that way
     * goes astray no further. Ledger: GG-MD-56.
     */
    private static StrikeOutcome unpredictable(Play<GladiatorsState> play, PowerStrike strike) {
        List<Gladiator> others = new ArrayList<>();
        for (Gladiator other : play.state().units()) {
            if (other != strike.user()
                    && other != strike.target()
                    && PowerTargets.canAim(
                            play.state(), strike.user(), strike.use().way(), other)) {
                others.add(other);
            }
        }
        if (others.isEmpty()) {
            return instead(play, strike, strike.user());
        }
        Gladiator other = picked(play, "attack.unpredictable", others);
        play.emit(new WrongTargetStruck(strike.user().id(), strike.use().power().title(), other.id()));
        PowerStrike drawn = at(play.state(), strike, other);
        HitRoll roll = HitRoll.resolve(play, drawn);
        return roll.hits() ? StrikeOutcome.hit(StrikeSequence.afterHit(play, drawn)) : StrikeOutcome.MISS;
    }

    private static PowerStrike at(GladiatorsState state, PowerStrike strike, Gladiator other) {
        int range = state.range(strike.user(), other);
        return new PowerStrike(strike.use(), other, range, strike.level(), strike.area(), false);
    }

    static Gladiator picked(Play<GladiatorsState> play, String label, List<Gladiator> some) {
        return some.size() == 1
                ? some.get(0)
                : some.get(play.draw(label, Dice.of(1, some.size()).sum()) - 1);
    }
}
