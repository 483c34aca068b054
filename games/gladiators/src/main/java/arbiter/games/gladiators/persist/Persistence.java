package arbiter.games.gladiators.persist;

import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.power.Activating;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.AreaInPlay;
import arbiter.games.gladiators.power.HoldEvents.AreaStays;
import arbiter.games.gladiators.power.HoldEvents.TookHold;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UseOccasion;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What stays of a Persistent attack after its first effect: one instance, however many it caught. Ledger: GG-AMB-89, GG-AMB-100. */
public final class Persistence {

    private Persistence() {}

    /**
     * After the attack.
     *
     * @param before the number that the user's next activation would have had before it; a hold that the effect itself has
     *     made is not made again
     * @param affected on whom it had a result
     * @param area where it came down, if it is an Area
     */
    public static void began(
            Play<GladiatorsState> play, PowerUse use, int before, List<Gladiator> affected, Optional<PlacedArea> area) {
        PlainPower way = use.way();
        if (!way.isPersistent() || use.occasion() == UseOccasion.AGAIN) {
            return;
        }
        boolean stays = way.isPersistent("barrier") || way.isPersistent("sticky") || AreaInPlay.isAttached(way);
        List<String> on = on(play.state(), way, affected, area);
        Optional<ActivePower> made = use.user().inUse().of(use.power().place()).stream()
                .filter(active -> active.number() >= before)
                .findFirst();
        if (made.isEmpty() && !stays && isOnAll(use, on)) {
            return;
        }
        if (made.isEmpty()) {
            if (stays || !on.isEmpty()) {
                Activating.begin(play, use, on, stays ? area : Optional.empty());
            }
            return;
        }
        String user = use.user().id();
        for (String unit : on) {
            if (!made.get().isOn(unit)) {
                play.emit(new TookHold(user, made.get().number(), unit));
            }
        }
        if (stays && area.isPresent() && !AreaInPlay.isAttached(way)) {
            play.emit(new AreaStays(user, made.get().number(), area.get()));
        }
    }

    /** Whether it was on all of them before and simply goes on. */
    private static boolean isOnAll(PowerUse use, List<String> units) {
        for (ActivePower active : use.user().inUse().of(use.power().place())) {
            if (active.on().containsAll(units)) {
                return true;
            }
        }
        return false;
    }

    /** Target: those affected. Sticky: also whoever is in it. Ledger: GG-DUR-6, GG-DUR-7. */
    private static List<String> on(
            GladiatorsState state, PlainPower way, List<Gladiator> affected, Optional<PlacedArea> area) {
        List<String> on = new ArrayList<>();
        if (way.isPersistent("target") || way.isPersistent("sticky")) {
            for (Gladiator unit : affected) {
                on.add(unit.id());
            }
        }
        if (way.isPersistent("sticky") && area.isPresent()) {
            for (Gladiator unit : state.units()) {
                if (unit.present() && area.get().covers(unit.position().spot()) && !on.contains(unit.id())) {
                    on.add(unit.id());
                }
            }
        }
        return List.copyOf(on);
    }
}
