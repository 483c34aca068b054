package arbiter.games.gladiators.move;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.ability.SuperStrength;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.WallDamaged;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.hit.HitRolled;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.move.MoveThrough.Run;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.Damage;
import arbiter.games.gladiators.result.Falling;
import arbiter.games.gladiators.result.Impact;
import arbiter.games.gladiators.result.ResultRoll;
import arbiter.games.gladiators.result.WallBlow;
import arbiter.games.gladiators.result.WallDamage;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Modifiers;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What happens when somebody runs into somebody or a wall. Ledger: GG-MVT-2 to 6, GG-AMB-51. */
final class RunEncounter {

    private static final int STUMBLE = 3;
    private static final int SHAKEN = 4;
    private static final int UNSTOPPABLE = 3;

    private RunEncounter() {}

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
                    int level = StrikeLevel.level(state, use, 1).total();
                    if (level > most) {
                        best = use;
                        most = level;
                    }
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /** How meeting somebody or something ended. */
    enum End {
        MISSED,
        RAN_OVER,
        STOPPED
    }

    /** To hit, damage, and what the mover gets back from somebody who is still standing. Ledger: GG-MVT-2 to 5. */
    static End meet(Play<GladiatorsState> play, Gladiator unit, Run run, Gladiator target, Hex beyond) {
        GladiatorsState state = play.state();
        PowerUse punch = punch(state, unit).orElseThrow();
        Needed needed = new Needed(Modifiers.of(run.name(), run.level()), move(state, target));
        TestRoll roll = D10Roll.pass(play, "run-through.hit", unit, needed.number());
        play.emit(new HitRolled(unit.id(), punch.power().title(), target.id(), needed, roll, Optional.empty()));
        if (!roll.succeeded()) {
            stepAside(play, target, unit.hex(), beyond);
            return End.MISSED;
        }
        Modifiers level = StrikeLevel.level(state, punch, 1).and("Move Through", run.level());
        PowerStrike strike = new PowerStrike(punch, target, 1, level, Optional.empty(), false);
        TestRoll result = ResultRoll.roll(play, strike, Effect.DAMAGE, "run-through.result");
        if (result.succeeded()) {
            Damage.resolve(play, strike, result);
        }
        if (target.isInAction() && !target.posture().prone()) {
            TestRoll down = ResultRoll.roll(play, strike, Effect.KNOCKDOWN, "run-through.knockdown");
            if (down.succeeded()) {
                Falling.resolve(play, target);
            }
        }
        if (!target.isInAction() || target.posture().isShaken()) {
            return End.RAN_OVER;
        }
        blowBack(play, unit, target.name(), level);
        return End.STOPPED;
    }

    /**
     * A wall is hit automatically and strikes back in any case. Who is strong enough simply walks through weak ones.
     * Ledger: GG-MVT-2, GG-MVT-4, GG-WAL-6, GG-AB-40.
     */
    static End meet(Play<GladiatorsState> play, Gladiator unit, Run run, WallHex wall) {
        if (isNothing(play.state(), unit, wall)) {
            play.emit(new WallDamaged(wall.hex(), wall.hitsLeft(), true));
            return End.MISSED;
        }
        PowerUse punch = punch(play.state(), unit).orElseThrow();
        Modifiers level = StrikeLevel.level(play.state(), punch, 1).and("Move Through", run.level());
        boolean strong = StrikeLevel.strength(play.state(), punch).isPresent();
        WallDamage.resolve(play, wall, WallBlow.body(unit, unit, level, strong));
        blowBack(play, unit, "the " + wall.name(), level);
        boolean open = !play.state().walls().fills(unit.position().spot().at(wall.hex()));
        return open && unit.isInAction() && !unit.posture().isShaken() ? End.RAN_OVER : End.STOPPED;
    }

    /** Unstoppable: of lower resistance and at most 3 hits. Ledger: GG-AB-40. */
    private static boolean isNothing(GladiatorsState state, Gladiator unit, WallHex wall) {
        for (RunningPower running : Running.on(state, unit, SuperStrength.class)) {
            if (running.way().form().has("unstoppable")
                    && wall.hitsLeft() <= UNSTOPPABLE
                    && wall.material().defence() < running.level(state).total()) {
                return true;
            }
        }
        return false;
    }

    /** The same Level strikes the mover, who may be knocked down by it. Ledger: GG-MVT-4, GG-AMB-51. */
    private static void blowBack(Play<GladiatorsState> play, Gladiator unit, String what, Modifiers level) {
        Modifiers blow = Modifiers.of("the run", level.total());
        Impact.resolve(play, unit, what, blow, PowerType.SOLID, false, unit.isMajor());
        if (unit.isInAction()) {
            Needed needed = new Needed(blow, Steadiness.of(play.state(), unit));
            TestRoll roll = D10Roll.pass(play, "run-through.fall", unit, needed.number());
            play.emit(new BalanceRolled(unit.id(), "into " + what, needed, roll, !roll.succeeded()));
            if (roll.succeeded()) {
                Falling.resolve(play, unit);
            }
        }
    }

    /** Over a fallen body or through a breach on the ground one has to stay upright. Ledger: GG-MVT-6. */
    static boolean stumbles(Play<GladiatorsState> play, Gladiator unit, String what) {
        if (unit.position().isAirborne()) {
            return false;
        }
        Needed needed = new Needed(Steadiness.of(play.state(), unit), Modifiers.of("rough ground", STUMBLE));
        TestRoll roll = D10Roll.pass(play, "run-through.upright", unit, needed.number());
        play.emit(new BalanceRolled(unit.id(), what, needed, roll, roll.succeeded()));
        return !roll.succeeded();
    }

    /** The Level of an active Movement, without what its class adds against Areas. Ledger: GG-AMB-51, GG-HIT-3 to 6. */
    private static Modifiers move(GladiatorsState state, Gladiator target) {
        if (Restraint.stopsMoves(state, target)) {
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
            if (!hex.equals(from) && !hex.equals(beyond) && !MoveThrough.stops(play.state(), target, hex)) {
                options.add(
                        PlainOption.of(hex.toString(), HexWords.choice(play.state(), target.hex(), hex, target.id())));
            }
        }
        if (options.isEmpty()) {
            return;
        }
        PlainOption chosen = options.size() == 1
                ? options.get(0)
                : play.choose(Request.one(target.defender(), "run-through.aside", options)
                        .asking(() -> "Where does " + target.name() + " step aside?")
                        .quietly());
        play.emit(new Displaced(target.id(), target.position().at(Hex.parse(chosen.id())), "steps aside to"));
    }
}
