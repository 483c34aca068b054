package arbiter.games.narrative;

import arbiter.games.narrative.attack.GuidedShots;
import arbiter.games.narrative.check.LongTask;
import arbiter.games.narrative.damage.Vitals;
import arbiter.games.narrative.environment.Surroundings;
import arbiter.games.narrative.heal.Treatment;
import arbiter.games.narrative.injury.SufferedInjuries;
import arbiter.games.narrative.item.CarriedGear;
import arbiter.games.narrative.maneuver.Aiming;
import arbiter.games.narrative.maneuver.Assistance;
import arbiter.games.narrative.maneuver.GuardedStance;
import arbiter.games.narrative.maneuver.Prone;
import arbiter.games.narrative.power.DelayedPowers;
import arbiter.games.narrative.power.Foresight;
import arbiter.games.narrative.power.Obedience;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.power.PsychicRecord;
import arbiter.games.narrative.power.Rebuke;
import arbiter.games.narrative.range.MoveProgress;
import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.spend.BoughtEffects;
import arbiter.games.narrative.status.Afraid;
import arbiter.games.narrative.status.Burning;
import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.token.AllyTokens;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.turn.EncounterCourse;
import arbiter.games.narrative.turn.InitiativeSlots;
import arbiter.games.narrative.turn.TurnProgress;
import arbiter.games.narrative.turn.TurnRecord;
import arbiter.games.narrative.unit.Attendance;
import arbiter.games.narrative.unit.RuleTables;
import arbiter.games.narrative.unit.TableRules;
import arbiter.games.narrative.unit.UnitProfile;
import arbiter.games.narrative.vehicle.Aboard;
import arbiter.games.narrative.vehicle.CrewEffects;
import arbiter.games.narrative.vehicle.UsedUp;
import arbiter.games.narrative.vehicle.VehicleMotion;
import arbiter.games.narrative.vehicle.VehicleTracks;
import arbiter.games.narrative.vehicle.critical.CriticalHits;
import arbiter.games.narrative.vehicle.critical.Perils;
import arbiter.games.narrative.vehicle.gun.Facing;
import arbiter.games.narrative.vehicle.gun.Guns;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** All parts of units and tables, as saved tables name them. */
final class NarrativeParts {

    static final List<Class<? extends Part>> ALL = List.of(
            UnitProfile.class,
            RuleTables.class,
            TableRules.class,
            Vitals.class,
            TurnRecord.class,
            MoveProgress.class,
            Prone.class,
            Aiming.class,
            GuardedStance.class,
            Assistance.class,
            Statuses.class,
            SufferedInjuries.class,
            Tokens.class,
            CarriedGear.class,
            BoughtEffects.class,
            Burning.class,
            Afraid.class,
            Surroundings.class,
            Treatment.class,
            LongTask.class,
            OngoingPowers.class,
            Rebuke.class,
            Foresight.class,
            Obedience.class,
            PsychicRecord.class,
            Aboard.class,
            VehicleTracks.class,
            VehicleMotion.class,
            Facing.class,
            Guns.class,
            CriticalHits.class,
            CrewEffects.class,
            Perils.class,
            UsedUp.class,
            TurnProgress.class,
            InitiativeSlots.class,
            RangeBands.class,
            StoryPoints.class,
            AllyTokens.class,
            GuidedShots.class,
            DelayedPowers.class,
            Attendance.class,
            EncounterCourse.class);

    private NarrativeParts() {}
}
