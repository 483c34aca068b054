package arbiter.games.narrative.view;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.injury.Injury;
import arbiter.games.narrative.maneuver.Aiming;
import arbiter.games.narrative.power.OngoingPower;
import arbiter.games.narrative.sheet.VehicleCriticalHit;
import arbiter.games.narrative.token.Token;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.critical.SufferedHit;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What somebody is under, with what it means and how long it lasts. */
final class Conditions {

    private Conditions() {}

    static List<View.Condition> of(NarrativeState state, Participant one) {
        List<View.Condition> conditions = new ArrayList<>();
        if (one.isVehicle()) {
            vehicle(state, conditions, one);
            return conditions;
        }
        one.aboard()
                .vehicle()
                .ifPresent(vehicle -> conditions.add(new View.Condition(
                        "aboard as " + EnumWords.of(one.aboard().seat()),
                        "Is where the vehicle is.",
                        Optional.of("until getting out, a maneuver"),
                        Optional.of(vehicle))));
        if (!one.canAct()) {
            add(conditions, "incapacitated", "Can do nothing at all.", "until at or below the threshold again");
        }
        if (one.isProne()) {
            add(
                    conditions,
                    "prone",
                    "Shots at it have 1 setback die, blows 1 boost die; its own blows have 1 setback die.",
                    "until standing up, a maneuver");
        }
        aiming(conditions, one.aiming());
        if (one.guard().raised()) {
            add(
                    conditions,
                    "guarded stance",
                    "Melee defence is 1 higher; its own combat checks have 1 setback die.",
                    "until the end of its next turn");
        }
        if (one.assistance().boost() > 0) {
            add(
                    conditions,
                    "assisted " + one.assistance().boost(),
                    "So many boost dice on its next check.",
                    "until that check or the end of its next turn");
        }
        status(conditions, "staggered", "No actions, and one maneuver a turn.", Allowance.isStaggered(state, one));
        status(conditions, "immobilized", "No maneuvers at all.", Allowance.isImmobilized(state, one));
        status(conditions, "disoriented", "1 setback die on every check.", Allowance.isDisoriented(state, one));
        for (Injury injury : one.injuries().list()) {
            add(conditions, injury.row().name(), injury.row().text(), "until healed");
        }
        for (OngoingPower power : one.powers().powers()) {
            conditions.add(new View.Condition(
                    power.name(), power.choice().power().text(), Optional.of("as long as it is sustained")));
        }
        for (Token token : one.tokens().list()) {
            add(
                    conditions,
                    "next check: " + token.words(),
                    "Changes the next check that it fits, for " + token.change().reason() + ".",
                    "until used");
        }
        return conditions;
    }

    private static void vehicle(NarrativeState state, List<View.Condition> conditions, Participant one) {
        add(conditions, "speed " + one.motion().speed(), "Moves by itself once a round.", "until the pilot changes it");
        if (one.tracks().disabled()) {
            add(conditions, "disabled", "Does not move, shoot or defend itself.", "until repaired");
        }
        for (SufferedHit hit : one.criticalHits().hits()) {
            VehicleCriticalHit row = hit(state, hit);
            add(conditions, row.name(), row.text(), "until repaired");
        }
    }

    private static VehicleCriticalHit hit(NarrativeState state, SufferedHit suffered) {
        return state.tables().hits().stream()
                .filter(row -> row.id().equals(suffered.row()))
                .findFirst()
                .orElseThrow();
    }

    private static void status(List<View.Condition> conditions, String name, String meaning, boolean holds) {
        if (holds) {
            conditions.add(new View.Condition(name, meaning, Optional.empty()));
        }
    }

    private static void aiming(List<View.Condition> conditions, Aiming aiming) {
        if (aiming.called().isPresent()) {
            add(
                    conditions,
                    "called shot: " + aiming.called().get(),
                    aiming.setback() + " setback dice on the next combat check, at just that.",
                    "until it moves or makes a check");
        } else if (aiming.boost() > 0) {
            add(
                    conditions,
                    "aiming " + aiming.boost(),
                    "So many boost dice on the next combat check.",
                    "until it moves or makes a check");
        }
    }

    private static void add(List<View.Condition> conditions, String name, String meaning, String lasts) {
        conditions.add(new View.Condition(name, meaning, Optional.of(lasts)));
    }
}
