package arbiter.games.gladiators.move;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.attack.Blow;
import arbiter.games.gladiators.attack.Strike;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.hit.HitRolled;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.Damage;
import arbiter.games.gladiators.result.ResultRoll;
import arbiter.games.gladiators.result.RuledDamage;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Running through opponents, in a straight line. Ledger: GG-MVT-1 to 6, GG-AMB-51, GG-AMB-115. */
public final class MoveThrough {

    private static final int STUMBLE = 3;
    private static final int SHAKEN = 4;

    private MoveThrough() {}

    /** How somebody runs: by which class, at which Level, how many hexes that is for each, and its name. */
    public record Run(MoveClass by, int level, int rate, String name) {

        int hexes() {
            return level * rate;
        }

        Run slower(int levels) {
            return new Run(by, Math.max(0, level - levels), rate, name);
        }
    }

    /** The normal Punch or Kick: the best Solid Touch blow without a Focus, Super Strength counted. Ledger: GG-MVT-3. */
    static Optional<PowerUse> punch(GladiatorsState state, Gladiator unit) {
        PowerUse best = null;
        int most = 0;
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                if (way.kind() instanceof DamagingAttack
                        && unit.condition().works(power.place())
                        && way.range() == PowerRange.TOUCH
                        && way.has(Melee.class)
                        && !way.has(FocusModifier.class)
                        && way.form().metAs().contains(PowerType.SOLID)) {
                    PowerUse use = PowerUse.plain(unit, power, way);
                    int level = Blow.level(state, use, 1).total();
                    if (level > most) {
                        best = use;
                        most = level;
                    }
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /** Whether the run cannot go on into that hex. Walls are run into by {@code WallDamage}. */
    static boolean stops(GladiatorsState state, Gladiator unit, Hex hex) {
        Spot spot = unit.position().spot().at(hex);
        return !state.map().contains(hex)
                || state.walls().fills(spot)
                || !unit.position().isAirborne() && (state.map().isWater(hex) || !Footing.stands(state, spot));
    }

    public static void resolve(Play<GladiatorsState> play, Gladiator unit, Run declared, Hex toward) {
        Run run = declared;
        HexLine line = HexLine.between(unit.hex(), toward);
        List<Hex> way = new ArrayList<>();
        way.add(unit.hex());
        for (int step = 1; step <= run.hexes() && !stops(play.state(), unit, line.hex(step, HexSide.LEFT)); step++) {
            Hex next = line.hex(step, HexSide.LEFT);
            List<Gladiator> met = met(play.state(), unit, next);
            if (!met.isEmpty()) {
                go(play, unit, run, way);
            }
            boolean fell = false;
            for (Gladiator target : met) {
                Encounter end = meet(play, unit, run, target, line.hex(step + 1, HexSide.LEFT));
                if (end == Encounter.STOPPED || !unit.isInAction()) {
                    return;
                }
                if (end == Encounter.RAN_OVER) {
                    int half = (Knockdowns.steadiness(play.state(), target).total() + 1) / 2;
                    run = run.slower(half);
                    fell |= run.hexes() >= step && stumbles(play, unit);
                }
            }
            if (run.hexes() < step) {
                return;
            }
            way.add(next);
            if (fell) {
                go(play, unit, run, way);
                Knockdowns.apply(play, unit);
                return;
            }
        }
        go(play, unit, run, way);
    }

    /** Moves along what was gathered so far. */
    private static void go(Play<GladiatorsState> play, Gladiator unit, Run run, List<Hex> way) {
        if (way.size() > 1) {
            Hex last = way.get(way.size() - 1);
            MoveSteps.run(play, unit, MovePath.of(way, unit.position().at(last), run.by()));
            way.clear();
            way.add(unit.hex());
        }
    }

    private static List<Gladiator> met(GladiatorsState state, Gladiator unit, Hex hex) {
        List<Gladiator> met = new ArrayList<>();
        for (Gladiator enemy : state.enemiesOf(unit)) {
            if (enemy.isInAction()
                    && enemy.hex().equals(hex)
                    && enemy.position().altitude() == unit.position().altitude()
                    && !enemy.position().isHiddenBelow()) {
                met.add(enemy);
            }
        }
        return met;
    }

    private enum Encounter {
        MISSED,
        RAN_OVER,
        STOPPED
    }

    /** To hit, damage, and what the mover gets back from somebody who is still standing. Ledger: GG-MVT-2 to 5. */
    private static Encounter meet(Play<GladiatorsState> play, Gladiator unit, Run run, Gladiator target, Hex beyond) {
        GladiatorsState state = play.state();
        PowerUse punch = punch(state, unit).orElseThrow();
        Needed needed = new Needed(Modifiers.of(run.name(), run.level()), move(state, target));
        TestRoll roll = D10Roll.roll(play, "run-through.hit", unit.isMajor(), needed.number());
        play.emit(new HitRolled(unit.id(), punch.power().place(), target.id(), needed, roll, Optional.empty()));
        if (!roll.succeeded()) {
            stepAside(play, target, unit.hex(), beyond);
            return Encounter.MISSED;
        }
        Modifiers level = Blow.level(state, punch, 1).and("Move Through", run.level());
        Strike strike = new Strike(punch, target, 1, level, Optional.empty(), false);
        TestRoll result = ResultRoll.roll(play, strike, Effect.DAMAGE, "run-through.result");
        if (result.succeeded()) {
            Damage.resolve(play, strike, result);
        }
        if (target.isInAction() && !target.posture().prone()) {
            TestRoll down = ResultRoll.roll(play, strike, Effect.KNOCKDOWN, "run-through.knockdown");
            if (down.succeeded()) {
                Knockdowns.apply(play, target);
            }
        }
        if (!target.isInAction() || target.posture().isShaken()) {
            return Encounter.RAN_OVER;
        }
        blowBack(play, unit, target, level);
        return Encounter.STOPPED;
    }

    /** The same Level strikes the mover, who may be knocked down by it. Ledger: GG-MVT-4. */
    private static void blowBack(Play<GladiatorsState> play, Gladiator unit, Gladiator target, Modifiers level) {
        Modifiers blow = Modifiers.of("the run", level.total());
        String words = "Running into " + target.name();
        RuledDamage.resolve(play, new RuledDamage.Cause(words, blow, PowerType.SOLID, false), unit, "run-through.blow");
        if (unit.isInAction()) {
            Needed needed = new Needed(blow, Knockdowns.steadiness(play.state(), unit));
            TestRoll roll = D10Roll.roll(play, "run-through.fall", true, needed.number());
            play.emit(new RuledDamage.Rolled(words + " (knockdown)", unit.id(), needed, roll));
            if (roll.succeeded()) {
                Knockdowns.apply(play, unit);
            }
        }
    }

    /** Over a fallen body on the ground one has to stay upright. Ledger: GG-MVT-6. */
    private static boolean stumbles(Play<GladiatorsState> play, Gladiator unit) {
        if (unit.position().isAirborne()) {
            return false;
        }
        Needed needed = new Needed(Knockdowns.steadiness(play.state(), unit), Modifiers.of("the fallen", STUMBLE));
        TestRoll roll = D10Roll.roll(play, "run-through.upright", unit.isMajor(), needed.number());
        play.emit(new StayedUpright(unit.id(), needed, roll));
        return !roll.succeeded();
    }

    /** The Level of an active Movement, without what its class adds against Areas. Ledger: GG-AMB-51, GG-HIT-3 to 6. */
    private static Modifiers move(GladiatorsState state, Gladiator target) {
        if (MoveBar.holds(state, target)) {
            return Modifiers.none();
        }
        Modifiers best = Modifiers.none();
        for (RunningPower running : Running.on(state, target, MovementAbility.class)) {
            int level = running.level(state).total();
            int counted = Math.max(0, level - (target.posture().isShaken() ? SHAKEN : 0));
            if (counted > best.total()) {
                best = Modifiers.of(running.power().title(), level)
                        .and("prone or disorientated", target.posture().isShaken() ? -SHAKEN : 0);
            }
        }
        return best;
    }

    /** Whoever was missed steps into a hex beside the course. Ledger: GG-MVT-2. */
    private static void stepAside(Play<GladiatorsState> play, Gladiator target, Hex from, Hex beyond) {
        List<PlainOption> options = new ArrayList<>();
        for (Hex hex : target.hex().neighbours()) {
            if (!hex.equals(from) && !hex.equals(beyond) && !stops(play.state(), target, hex)) {
                options.add(PlainOption.of(hex.toString(), "To " + hex));
            }
        }
        if (options.isEmpty()) {
            return;
        }
        PlainOption chosen = options.size() == 1
                ? options.get(0)
                : play.choose(Request.one(target.decider(), "run-through.aside", options)
                        .asking(() -> "Where does " + target.name() + " step aside?")
                        .quietly());
        play.emit(new Displaced(target.id(), target.position().at(Hex.parse(chosen.id())), "steps aside to"));
    }
}
