package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.hit.AdaptsRule;
import arbiter.games.gladiators.hit.GrabPenalty;
import arbiter.games.gladiators.modifier.drawback.Exhausts;
import arbiter.games.gladiators.modifier.drawback.Unreliable;
import arbiter.games.gladiators.modifier.effect.Reliable;
import arbiter.games.gladiators.modifier.effect.Rending;
import arbiter.games.gladiators.power.Wear;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.DieMatters;
import arbiter.games.gladiators.test.LuckOffer;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestDice;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** The roll of a Level against the best defence. Ledger: GG-RES-1. */
public final class ResultRoll {

    private ResultRoll() {}

    /** With the strike's own Level. */
    public static TestRoll roll(Play<GladiatorsState> play, PowerStrike strike, Effect effect, String label) {
        return roll(play, strike, effect, label, new Needed(strike.level(), Modifiers.none()));
    }

    /** With what else is known to act or resist. */
    public static TestRoll roll(
            Play<GladiatorsState> play, PowerStrike strike, Effect effect, String label, Needed before) {
        return roll(play, strike, effect, label, before, 0);
    }

    /** And never needing less than so much. Ledger: GG-DIE-10. */
    public static TestRoll roll(
            Play<GladiatorsState> play, PowerStrike strike, Effect effect, String label, Needed before, int least) {
        Defence defence = DefenceChoice.resolve(play, strike, effect);
        Needed sum = new Needed(before.active(), joined(defence.level(), before.resisting()))
                .helped("grab", effect == Effect.CARRY ? 0 : GrabPenalty.onResult(strike)) // GG-AMB-47
                .helped("Adapts", AdaptsRule.onResult(strike));
        Needed needed = least == 0 ? sum : sum.atLeast(least, "never easier");
        int luck = LuckOffer.resolve(
                play,
                strike.user(),
                strike.target(),
                () -> "the result on " + strike.target().name());
        TestRoll roll = D10Roll.roll(
                play, label, strike.user(), needed.number(), dice(strike).with(luck), matters(strike, effect));
        play.emit(new ResultRolled(
                strike.user().id(),
                strike.use().power().title(),
                strike.target().id(),
                effect,
                needed,
                roll));
        if (!roll.succeeded()) {
            AdaptsRule.afterFailure(play, strike);
        }
        Wear.resultRolled(play, strike.use(), roll.die()); // GG-AMB-68
        Wear.served(play, defence.by()); // GG-MD-60
        return roll;
    }

    /** Damage goes by fives, unless single faces matter to it. Ledger: GG-RES-2, GG-AMB-68. */
    private static DieMatters matters(PowerStrike strike, Effect effect) {
        if (strike.use().has(Exhausts.class) || strike.use().has(Rending.class)) {
            return DieMatters.FACE;
        }
        return switch (effect) {
            case DAMAGE -> DieMatters.FIVES;
            case KNOCKDOWN, DISARM -> DieMatters.SUCCESS;
            default -> DieMatters.RESULT;
        };
    }

    private static Modifiers joined(Modifiers first, Modifiers more) {
        Modifiers all = first;
        for (Modifiers.Part part : more.parts()) {
            all = all.and(part.label(), part.value());
        }
        return all;
    }

    /** Reliable keeps the higher of two, Unreliable the lower. Ledger: GG-MD-45, GG-MD-57. */
    private static TestDice dice(PowerStrike strike) {
        if (strike.use().has(Reliable.class)) {
            return TestDice.of(TestDice.Keep.HIGHER);
        }
        return strike.use().has(Unreliable.class) ? TestDice.of(TestDice.Keep.LOWER) : TestDice.ONE;
    }
}
