package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.power.Lasting;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A power for the user or a friend in reach, without any roll. Ledger: GG-AMB-97, GG-AMB-90, GG-TRN-3. */
public record HelpAct(OwnedPower power, PlainPower way, Gladiator user, Gladiator target) implements GladiatorAct {

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                if (isHelpful(way) && unit.condition().works(power.place()) && !Restraint.forbids(state, unit, way)) {
                    offer(state, unit, power, way, menu);
                }
            }
        }
    }

    private static void offer(
            GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way, List<GladiatorAct> menu) {
        PowerUse use = PowerUse.plain(unit, power, way);
        for (Gladiator target : targets(state, unit, way)) {
            boolean helps = way.kind() instanceof HelpingAbility helping
                    ? helping.helps(state, use, target)
                    : !runsOn(unit, power, target);
            if (helps) {
                menu.add(new HelpAct(power, way, unit, target));
            }
        }
    }

    /** Areas are laid by the chapter of attacks; what can only be on its user is activated there. */
    private static boolean isHelpful(PlainPower way) {
        if (way.isArea() || way.isAlwaysOn() || way.kind() instanceof MovementAbility) {
            return false;
        }
        return way.kind() instanceof HelpingAbility;
    }

    private static boolean runsOn(Gladiator unit, OwnedPower power, Gladiator target) {
        return unit.inUse().of(power.place()).stream().anyMatch(active -> active.isOn(target.id()));
    }

    /** The user, and friends in reach unless one target but oneself was chosen already. */
    private static List<Gladiator> targets(GladiatorsState state, Gladiator unit, PlainPower way) {
        List<Gladiator> targets = new ArrayList<>(List.of(unit));
        if (!unit.turn().aimed() && !unit.isHindered()) {
            for (Gladiator friend : state.friendsOf(unit)) {
                if (PowerTargets.reaches(way, state.range(unit, friend))
                        && !friend.bonds().transformed()) {
                    targets.add(friend);
                }
            }
        }
        return targets;
    }

    @Override
    public boolean aimsAtOther() {
        return target != user;
    }

    @Override
    public String id() {
        String how = power.isFlexible() ? "/" + (power.ways().indexOf(way) + 1) : "";
        return "help:" + power.word() + how + ":" + target.id();
    }

    @Override
    public String text() {
        return power.title(way) + " on " + target.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        PowerUse use = PowerUse.plain(unit, power, way);
        if (way.kind() instanceof HelpingAbility helping) {
            helping.help(play, use, target);
        }
        if (way.kind() instanceof StandingAbility || way.isPersistent()) {
            Lasting.begin(play, use, target);
        }
    }
}
