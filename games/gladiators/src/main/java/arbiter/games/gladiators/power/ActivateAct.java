package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.Counter;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.ability.Wall;
import arbiter.games.gladiators.attack.PowerTargets;
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

/**
 * Switches a power on: on its user, on somebody willing in reach, or over an Area. Ledger: GG-TRN-3, GG-AMB-97, GG-AMB-90.
 */
public record ActivateAct(OwnedPower power, PlainPower way, Optional<Gladiator> friend) implements GladiatorAct {

    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        boolean others = !unit.turn().aimed() && !unit.isHindered(); // GG-TRN-3, GG-RES-6
        for (OwnedPower power : unit.powers()) {
            if (!unit.condition().works(power.place())) {
                continue;
            }
            for (PlainPower way : power.ways()) {
                if (!canStand(way) || LevelInUse.of(state, unit, power, way).total() < 1) {
                    continue;
                }
                if (mayBeginAnew(unit, power, way, unit) && (others || !way.isArea())) {
                    menu.add(new ActivateAct(power, way, Optional.empty()));
                }
                if (others && way.hasRange() && !way.isArea() && !(way.kind() instanceof Counter)) {
                    offerFriends(state, unit, power, way, menu);
                }
            }
        }
    }

    private static void offerFriends(
            GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way, List<GladiatorAct> menu) {
        for (Gladiator friend : state.friendsOf(unit)) {
            if (PowerTargets.reaches(way, state.range(unit, friend)) && mayBeginAnew(unit, power, way, friend)) {
                menu.add(new ActivateAct(power, way, Optional.of(friend)));
            }
        }
    }

    /** What does its work by being active and is neither a move, nor a wall, nor on all the time. */
    private static boolean canStand(PlainPower way) {
        return way.kind() instanceof StandingAbility
                && !(way.kind() instanceof MovementAbility)
                && !(way.kind() instanceof Wall)
                && !way.isAlwaysOn();
    }

    /** Not what is on that unit already; on another it may be aimed anew. Ledger: GG-DUR-3, GG-DUR-8. */
    private static boolean mayBeginAnew(Gladiator user, OwnedPower power, PlainPower way, Gladiator on) {
        for (ActivePower active : user.inUse().all()) {
            boolean same = active.power() == power.place()
                    && (active.isOn(on.id()) || active.on().isEmpty() && !way.hasRange());
            if (same) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int actions() {
        return Payment.actions(way);
    }

    @Override
    public String task() {
        return "activate:" + power.word();
    }

    @Override
    public boolean aimsAtOther() {
        return friend.isPresent() || way.isArea();
    }

    @Override
    public String id() {
        String how = power.isFlexible() ? "/" + (power.ways().indexOf(way) + 1) : "";
        return "activate:" + power.word() + how
                + friend.map(unit -> ":" + unit.id()).orElse("");
    }

    @Override
    public String text() {
        return "Activate " + power.title(way)
                + friend.map(unit -> " on " + unit.name()).orElse("");
    }

    @Override
    public Optional<Pointer> pointer() {
        return friend.map(unit -> new Pointer.Unit(unit.id()));
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        PowerUse use = Activating.declared(play, PowerUse.plain(user, power, way));
        if (!way.isArea()) {
            Activating.on(play, use, List.of(friend.orElse(user).id()));
            return;
        }
        List<Gladiator> wanted = new ArrayList<>(List.of(user));
        wanted.addAll(play.state().friendsOf(user));
        wanted.addAll(play.state().enemiesOf(user));
        AreaAim.chosen(play, use, wanted).ifPresent(area -> Activating.over(play, use, area));
    }
}
