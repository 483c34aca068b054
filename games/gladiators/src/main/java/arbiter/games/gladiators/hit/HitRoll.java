package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.DieMatters;
import arbiter.games.gladiators.test.LuckOffer;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestDice;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.Optional;

/**
 * A roll to hit one target: what it came to, which face decided it, and whether it missed even the least Dodge or only
 * because of cover. Ledger: section 5.2, steps 9.1 and 9.2.
 */
public record HitRoll(TestRoll roll, Optional<FaceRule> face, boolean wide, boolean byCover) {

    public static HitRoll resolve(Play<GladiatorsState> play, PowerStrike strike) {
        GladiatorsState state = play.state();
        HitValue aim = HitValue.at(state, strike);
        Needed needed = HitNumber.of(state, strike, aim);
        int luck = LuckOffer.resolve(
                play,
                strike.user(),
                strike.target(),
                () -> strike.user().name() + "'s roll to hit " + strike.target().name());
        TestRoll rolled = D10Roll.roll(
                play, "attack.hit", strike.user(), needed.number(), TestDice.ONE.with(luck), matters(state, strike));
        Optional<FaceRule> face = FaceRule.of(state, strike, rolled.die());
        TestRoll roll = face.isPresent() ? rolled.missed() : rolled;
        play.emit(new HitRolled(
                strike.user().id(),
                strike.use().power().title(),
                strike.target().id(),
                needed,
                roll,
                face));
        if (roll.succeeded()) {
            return new HitRoll(roll, face, false, false);
        }
        AdaptsRule.afterMiss(play, strike, aim);
        int cover = HitNumber.cover(state, strike);
        int counted = roll.die() - roll.loss(); // GG-AD-091
        boolean byCover = face.isEmpty() && counted + cover >= needed.number();
        boolean wide = face.isPresent()
                || counted < HitNumber.least(state, strike, aim).number();
        return new HitRoll(roll, face, wide, byCover);
    }

    public boolean hits() {
        return roll.succeeded();
    }

    /** By how much it misses is nothing to who cannot get out of an Area. */
    private static DieMatters matters(GladiatorsState state, PowerStrike strike) {
        if (strike.isArea()) {
            return DodgeOut.isPossible(state, strike.target()) ? DieMatters.MISS : DieMatters.SUCCESS;
        }
        return FaceRule.mayApply(state, strike) ? DieMatters.FACE : DieMatters.MISS;
    }

    /** What a roll at somebody who was picked comes to; by how much it missed is nothing to anybody then. */
    public record Fate(boolean hits, Optional<FaceRule> face, boolean wide, boolean byCover) {}

    public Fate fate() {
        return new Fate(hits(), face, wide, byCover);
    }
}
