package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.Insubstantial;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.modifier.effect.WorksOnInsubstantial;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** Attacks and walls that somebody insubstantial lets through. Ledger: GG-AB-27, GG-RES-4. */
public final class PassingThrough {

    private static final int SOLIDITY = 3;

    private PassingThrough() {}

    /** Whether the attack goes right through its target, with everything that would follow it. */
    public static boolean resolve(Play<GladiatorsState> play, PowerStrike strike) {
        PlainPower way = strike.use().way();
        Effect effect = ((AffectingAbility) strike.use().kind()).effect();
        if (!concerns(effect) || way.has(WorksOnInsubstantial.class)) {
            return false;
        }
        Optional<RunningPower> body =
                body(play.state(), strike.target(), way.form().metAs().get(0));
        if (body.isEmpty()) {
            return false;
        }
        Modifiers level = level(play.state(), body.get());
        TestRoll roll =
                roll(play, strike.target(), new Needed(level, Modifiers.of("solidity", SOLIDITY)), "the attack");
        return roll.succeeded();
    }

    /** Whether somebody gets through a wall by being insubstantial: weaker ones of the Type at once, others by a roll. */
    public static boolean crosses(Play<GladiatorsState> play, Gladiator unit, WallHex wall) {
        Optional<RunningPower> own = body(play.state(), unit, wall.material().type());
        int defence = wall.material().defence();
        if (own.isPresent() && level(play.state(), own.get()).total() >= defence) {
            return true;
        }
        Optional<RunningPower> any = own.isPresent() ? own : anyBody(play.state(), unit);
        if (any.isEmpty()) {
            return false;
        }
        Needed needed = new Needed(level(play.state(), any.get()), Modifiers.of(wall.name(), defence));
        if (roll(play, unit, needed, "the wall").succeeded()) {
            return true;
        }
        Damage.bare(play, unit, 1, "stuck in the wall"); // GG-AMB-106
        return false;
    }

    /** Whether somebody insubstantial cannot make such an attack meanwhile. */
    public static boolean forbids(GladiatorsState state, Gladiator user, PlainPower way) {
        return way.kind() instanceof AffectingAbility ability
                && concerns(ability.effect())
                && body(state, user, way.form().metAs().get(0)).isPresent();
    }

    private static boolean concerns(Effect effect) {
        return switch (effect) {
            case DAMAGE, HINDRANCE, FORCED_MOVE, TRAP -> true;
            default -> false;
        };
    }

    private static Modifiers level(GladiatorsState state, RunningPower running) {
        return Modifiers.of(running.power().title(), running.level(state).total());
    }

    /** The strongest that lets this Type through. */
    private static Optional<RunningPower> body(GladiatorsState state, Gladiator unit, PowerType type) {
        return strongest(state, unit, Optional.of(type));
    }

    private static Optional<RunningPower> anyBody(GladiatorsState state, Gladiator unit) {
        return strongest(state, unit, Optional.empty());
    }

    private static Optional<RunningPower> strongest(GladiatorsState state, Gladiator unit, Optional<PowerType> type) {
        if (!Running.anyOn(state, unit, Insubstantial.class)) {
            return Optional.empty();
        }
        RunningPower best = null;
        int most = 0;
        for (RunningPower running : Running.on(state, unit, Insubstantial.class)) {
            int level = running.level(state).total();
            boolean meant = type.isEmpty()
                    || running.way()
                            .form()
                            .against()
                            .types()
                            .contains(type.get().family());
            if (meant && level > most) {
                best = running;
                most = level;
            }
        }
        return Optional.ofNullable(best);
    }

    private static TestRoll roll(Play<GladiatorsState> play, Gladiator unit, Needed needed, String what) {
        TestRoll roll = D10Roll.pass(play, "insubstantial.roll", unit, needed.number());
        play.emit(new InsubstantialRolled(unit.id(), what, needed, roll));
        return roll;
    }

    /** Somebody insubstantial tries to let something through. */
    public record InsubstantialRolled(String unit, String what, Needed needed, TestRoll roll)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            String through = roll.succeeded() ? ", " + what + " passes through" : ", " + what + " meets a body";
            return tell(state, unit, ": " + needed.words() + ", rolls " + roll + through);
        }
    }
}
