package arbiter.games.wasteland.move;

import arbiter.games.wasteland.action.ReadiedActions;
import arbiter.games.wasteland.action.TableGlimpse;
import arbiter.games.wasteland.awareness.Noticing;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.MineReach;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One movement, border by border. Ledger: section 2.9. */
public final class Movement {

    private Movement() {}

    /** Everything is said and paid for before the first step. Ledger: WAS-MOVE-5, section 5.3. */
    static void resolve(Play<WastelandState> play, Fighter one, Gait gait, List<ZoneRoute> routes, StopPlace stop) {
        ZoneRoute route = RouteOption.choose(play, one, routes);
        List<Fighter> near = near(play, one, stop);
        Purse.spend(play, one, route.terrain(), "difficult terrain");
        Purse.spend(play, one, route.obstacles(), "obstacles");
        if (route.zones().isEmpty()) {
            arrive(play, one, gait, stop, near, true);
            return;
        }
        int last = route.zones().size() - 1;
        for (int i = 0; i < last; i++) {
            int injured = legInjuries(one);
            boolean wasProne = one.isProne();
            arrive(play, one, gait, StopPlace.open(route.zones().get(i)), List.of(), false);
            if (!one.canAct() || one.isProne() && !wasProne || legInjuries(one) > injured) {
                return; // WAS-MOVE-5: the rest of the way is lost
            }
        }
        arrive(play, one, gait, stop, near, false);
    }

    /** A border is crossed, or a place within the zone is reached. */
    private static void arrive(
            Play<WastelandState> play, Fighter one, Gait gait, StopPlace at, List<Fighter> near, boolean within) {
        Optional<TableGlimpse> before = ReadiedActions.before(play.state());
        List<Fighter> there = new ArrayList<>(near);
        there.removeIf(
                other -> other.zone() != at.zone() || !other.present()); // gone since by a readied action or a mine
        play.emit(new Moved(one.id(), gait, at.zone(), within, at.cover(), UnitOption.ids(there)));
        if (!within) {
            Noticing.ofMovement(play, one);
        }
        MineReach.enter(play, one);
        ReadiedActions.happened(play, before);
    }

    private static int legInjuries(Fighter one) {
        return Injuries.count(one, InjuryClass.LEG);
    }

    /** Whoever stops beside somebody may stop beside others as well. Ledger: WAS-MOVE-2. */
    private static List<Fighter> near(Play<WastelandState> play, Fighter one, StopPlace stop) {
        List<Fighter> near = new ArrayList<>();
        stop.beside().ifPresent(near::add);
        List<Fighter> others = new ArrayList<>();
        for (Fighter other : play.state().units()) {
            if (other.zone() == stop.zone()
                    && !near.contains(other)
                    && !other.isHidden()
                    && StopPlace.isApproachable(one, other)) {
                others.add(other);
            }
        }
        if (others.size() == 1) {
            // nobody comes first, so that a question about somebody who is hidden meanwhile still has an answer
            play.choose(Request.one(one.decider(), "move.reach", Neighbour.of(others.get(0)))
                            .asking(() -> "Who else is within reach where " + one.name() + " stops?")
                            .quietly())
                    .unit()
                    .ifPresent(near::add);
        } else if (!others.isEmpty()) {
            play.chooseSome(Request.some(one.decider(), "move.reach", UnitOption.of(others), 0, others.size())
                            .asking(() -> "Who else is within reach where " + one.name() + " stops?")
                            .quietly())
                    .forEach(option -> near.add(option.unit()));
        }
        return near;
    }
}
