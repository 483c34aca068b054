package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.ability.Transform;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.TargetEvents;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.result.Defence;
import arbiter.games.gladiators.result.Defences;
import arbiter.games.gladiators.result.Threat;
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
import java.util.List;
import java.util.Optional;

/**
 * Shakes off a power that somebody else has on one: the defence listed for it against its Level, or 9, whichever is
 * easier. Ledger: GG-TRN-6, GG-GRB-5, GG-AMB-43.
 */
public record ResistAct(RunningPower power) implements GladiatorAct {

    @Override
    public double urgency() {
        return 0.9;
    }

    private static final int MOST = 9;

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        for (RunningPower running : Running.on(state, unit, AbilityKind.class)) {
            boolean personal = running.activation().isPresent()
                    && running.activation().get().isOn(unit.id());
            if (personal
                    && effect(running.kind()).isPresent()
                    && running.owner() != unit
                    && (isOther(unit) || running.kind() instanceof Transform)) {
                menu.add(new ResistAct(running));
            }
        }
    }

    /** What has to be withstood; a wall that somebody is caught in is a trap. Ledger: GG-WAL-7. */
    private static Optional<Effect> effect(AbilityKind kind) {
        if (kind instanceof AffectingAbility affecting) {
            return Optional.of(affecting.effect());
        }
        return kind instanceof TrappingAbility ? Optional.of(Effect.TRAP) : Optional.empty();
    }

    /** Whoever is transformed can shake off nothing else. Ledger: GG-TRF-1. */
    private static boolean isOther(Gladiator unit) {
        return !unit.bonds().transformed();
    }

    @Override
    public String id() {
        return "resist:" + power.owner().id() + ":" + power.power().word();
    }

    @Override
    public String text() {
        return "Resist " + power.owner().name() + "'s " + power.power().title();
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        Needed needed = needed(play.state(), unit);
        TestRoll roll = D10Roll.roll(play, "power.resist", unit, needed.number());
        play.emit(new ResistRolled(unit.id(), power.owner().id(), power.power().title(), needed, roll));
        if (roll.succeeded()) {
            play.emit(TargetEvents.freed(power, unit, "resisted"));
        }
    }

    Needed needed(GladiatorsState state, Gladiator unit) {
        boolean shutIn = Restraint.traps(state, unit).contains(power); // GG-AB-27: whatever it is besides
        Effect effect = shutIn ? Effect.TRAP : effect(power.kind()).orElseThrow();
        Defence defence = Defences.best(state, unit, Threat.resisted(power, effect));
        return new Needed(defence.level(), level(state, unit, shutIn)).atMost(MOST, "always");
    }

    /** A grab with the strength behind it. Ledger: GG-AMB-112. */
    private Modifiers level(GladiatorsState state, Gladiator unit, boolean shutIn) {
        AbilityKind kind = power.kind();
        if (shutIn) {
            return Modifiers.of(power.power().title(), ((TrappingAbility) kind).strength(state, power, unit));
        }
        return kind instanceof GrabAttack
                ? StrikeLevel.level(state, PowerUse.plain(power.owner(), power.power(), power.way()), 0)
                : Modifiers.of(power.power().title(), power.level(state).total());
    }

    /** Somebody tried to shake off a power. */
    public record ResistRolled(String unit, String user, String power, Needed needed, TestRoll roll)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit)
                    .words(" resists ")
                    .unit(user, state.unit(user).name())
                    .words("'s " + power + ": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? "" : ", in vain"))
                    .line();
        }
    }
}
