package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.sheet.CrewAction;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAct;
import arbiter.games.narrative.vehicle.Vehicles;
import arbiter.games.narrative.vehicle.pilot.Driving;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The crew actions that somebody aboard can take now. Ledger: NAR-CREW-1, table 3.16. */
public final class CrewActs {

    /** One of the checks of a crew action as an answer. */
    private record CheckOption(CrewAction.Check check, String pool) implements Option {

        @Override
        public String id() {
            return check.skill().id();
        }

        @Override
        public String text() {
            return check.skill().name() + ", " + pool;
        }
    }

    private CrewActs() {}

    public static void offer(NarrativeState state, Participant one, Participant vehicle, Consumer<NarrativeAct> menu) {
        for (CrewAction row : state.tables().crewActions()) {
            if (!row.id().equals(ManualRepairs.ID)) { // that one stands with the other repairs
                offer(state, one, vehicle, row, menu);
            }
        }
        Smoke.offer(vehicle, menu);
        Jamming.offerToCommunicate(vehicle, menu);
    }

    static CrewAction row(NarrativeState state, String id) {
        return state.tables().crewActions().stream()
                .filter(row -> row.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no crew action " + id));
    }

    private static void offer(
            NarrativeState state, Participant one, Participant vehicle, CrewAction row, Consumer<NarrativeAct> menu) {
        CrewActionTrait trait = CrewActionTraits.of(row.id());
        if (!trait.isPossible(state, one, vehicle)) {
            return;
        }
        if (!trait.hasTarget()) {
            menu.accept(VehicleAct.action(
                    "crew:" + row.id(), row.name(), (play, who) -> resolve(play, who, vehicle, row, Optional.empty())));
            return;
        }
        for (Participant enemy : Vehicles.enemiesOf(state, vehicle)) {
            menu.accept(VehicleAct.action(
                            "crew:" + row.id() + ":" + enemy.id(),
                            row.name() + ": " + enemy.name(),
                            (play, who) -> resolve(play, who, vehicle, row, Optional.of(enemy)))
                    .at(enemy));
        }
    }

    /** One of its checks, and on success what it does. */
    static void resolve(
            Play<NarrativeState> play,
            Participant one,
            Participant vehicle,
            CrewAction row,
            Optional<Participant> target) {
        CrewActionTrait trait = CrewActionTraits.of(row.id());
        CrewAction.Check way = way(play, one, row);
        PoolBase difficulty = PoolBase.of(way.difficulty(), row.name());
        CheckInProgress check = way.skill().id().equals("driving")
                ? Driving.begin(play, one, vehicle, difficulty)
                : CheckInProgress.skill(play.state(), one, way.skill(), way.difficulty(), row.name())
                        .asAction();
        target.ifPresent(check::against);
        trait.offer(one, vehicle, target).ifPresent(check::offer);
        Check.resolve(play, check);
        if (check.succeeds()) {
            trait.succeed(play, new CrewAttempt(one, vehicle, target, check));
        }
    }

    private static CrewAction.Check way(Play<NarrativeState> play, Participant one, CrewAction row) {
        List<CheckOption> ways = row.checks().stream()
                .map(check -> new CheckOption(
                        check,
                        SkillPool.of(one, check.skill())
                                .against(check.difficulty(), row.name())
                                .assemble()
                                .toString()))
                .toList();
        return ways.size() == 1
                ? ways.get(0).check()
                : play.choose(Request.one(one.decider(), "crew.check", ways)
                                .asking(() -> "Which check does " + one.name() + " make for " + row.name() + "?"))
                        .check();
    }
}
