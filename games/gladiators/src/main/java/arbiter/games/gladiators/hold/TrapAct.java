package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.attack.StrikeSequence;
import arbiter.games.gladiators.hit.HitNumber;
import arbiter.games.gladiators.modifier.effect.IgnoreDefences;
import arbiter.games.gladiators.power.Activating;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerAct;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.TargetEvents;
import arbiter.games.gladiators.power.UsablePowers;
import arbiter.games.gladiators.result.ObjectAim;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** Attacks a trap around somebody else. Any result breaks it. Ledger: GG-TRP-3 to 5. */
public record TrapAct(OwnedPower power, PlainPower way, RunningPower trap, Gladiator victim) implements PowerAct {

    private static final int PARTIAL_DODGE = 3;
    private static final int NEAR = 2;

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (!UsablePowers.mayAim(unit)) {
            return;
        }
        for (Gladiator victim : state.units()) {
            if (victim == unit || !victim.present() || victim.isHidden() || !Restraint.isTrapped(state, victim)) {
                continue;
            }
            for (RunningPower trap : Restraint.traps(state, victim)) {
                offer(state, unit, trap, victim, menu);
            }
        }
    }

    private static void offer(
            GladiatorsState state, Gladiator unit, RunningPower trap, Gladiator victim, List<GladiatorAct> menu) {
        for (PowerUse use : UsablePowers.of(state, unit, TrapAct::breaks)) {
            if (PowerTargets.reaches(use.way(), state.range(unit, victim))) {
                menu.add(new TrapAct(use.power(), use.way(), trap, victim));
            }
        }
    }

    /** Solid, Physical or Energy damage that does not pass by all resistance. Ledger: GG-TRP-3, GG-MD-27. */
    private static boolean breaks(PlainPower way) {
        PowerType type =
                way.kind() instanceof DamagingAttack ? way.form().metAs().get(0).family() : PowerType.PSYCHIC;
        boolean force = type == PowerType.SOLID || type == PowerType.PHYSICAL || type == PowerType.ENERGY;
        return force && way.is(Targeting.DIRECT) && !way.has(IgnoreDefences.class);
    }

    @Override
    public boolean aimsAtOther() {
        return true;
    }

    @Override
    public String verb() {
        return "break-trap";
    }

    @Override
    public String id() {
        return PowerAct.super.id() + ":" + victim.id();
    }

    @Override
    public String text() {
        return power.title() + " at the trap around " + victim.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(victim.id()));
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        PowerUse use = Activating.declared(play, PowerUse.plain(user, power, way));
        Payment.of(play, use, () -> strike(play, use));
    }

    private void strike(Play<GladiatorsState> play, PowerUse use) {
        Gladiator user = use.user();
        int range = play.state().range(user, victim);
        boolean partial = !((TrappingAbility) trap.kind()).isWhole(trap.way().form());
        PowerStrike strike = ObjectAim.strike(play.state(), use, range);
        TestRoll hit = ObjectAim.roll(play, strike, "the trap", partial && range > NEAR ? PARTIAL_DODGE : 0);
        if (hit.succeeded()) {
            result(play, strike);
        } else if (partial) {
            victimInstead(play, StrikeLevel.strike(play.state(), use, victim), hit);
        }
    }

    private void result(Play<GladiatorsState> play, PowerStrike strike) {
        Needed needed = new Needed(
                strike.level(),
                Modifiers.of(
                        trap.power().title(), ((TrappingAbility) trap.kind()).strength(play.state(), trap, victim)));
        TestRoll roll = D10Roll.roll(play, "trap.result", strike.user(), needed.number());
        play.emit(new TrapStruck(
                strike.user().id(),
                power.title(),
                trap.owner().id(),
                trap.power().title(),
                needed,
                roll));
        if (roll.succeeded() && trap.activation().isPresent()) { // what is always on closes again at once
            play.emit(TargetEvents.freed(trap, victim, "the trap is broken"));
        }
    }

    /** What misses a partial trap but would have hit its victim does so. Ledger: GG-TRP-4. */
    private static void victimInstead(Play<GladiatorsState> play, PowerStrike strike, TestRoll hit) {
        if (hit.die() >= HitNumber.of(play.state(), strike).number()) {
            StrikeSequence.afterHit(play, strike);
        }
    }

    /** Somebody struck a trap. */
    public record TrapStruck(String user, String power, String owner, String trap, Needed needed, TestRoll roll)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user)
                    .words("'s " + power + " on ")
                    .unit(owner, state.unit(owner).name())
                    .words("'s " + trap + ": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", result " + roll.result() : ", no effect"))
                    .line();
        }
    }
}
