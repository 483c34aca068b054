package arbiter.games.wasteland;

import arbiter.games.wasteland.action.Guard;
import arbiter.games.wasteland.action.Readied;
import arbiter.games.wasteland.attack.Aiming;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.chem.ChemRecord;
import arbiter.games.wasteland.companion.Service;
import arbiter.games.wasteland.damage.PersistentDamage;
import arbiter.games.wasteland.environment.Surroundings;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.item.Ammunition;
import arbiter.games.wasteland.item.CarriedItems;
import arbiter.games.wasteland.item.GroundItems;
import arbiter.games.wasteland.location.ArmourDamage;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.points.HandPoints;
import arbiter.games.wasteland.test.PromisedHelp;
import arbiter.games.wasteland.turn.EncounterCourse;
import arbiter.games.wasteland.turn.LostActions;
import arbiter.games.wasteland.turn.TurnProgress;
import arbiter.games.wasteland.turn.TurnRecord;
import arbiter.games.wasteland.turn.TurnSequence;
import arbiter.games.wasteland.unit.Attendance;
import arbiter.games.wasteland.unit.RuleTables;
import arbiter.games.wasteland.unit.TableRules;
import arbiter.games.wasteland.unit.UnitProfile;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.games.wasteland.zone.CoverLeft;
import arbiter.games.wasteland.zone.Mines;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.games.wasteland.zone.Position;
import arbiter.games.wasteland.zone.Posture;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** All parts of units and tables, as saved tables name them. */
final class WastelandParts {

    static final List<Class<? extends Part>> ALL = List.of(
            UnitProfile.class,
            Battlefield.class,
            TableRules.class,
            RuleTables.class,
            Vitals.class,
            TurnRecord.class,
            Position.class,
            HandPoints.class,
            Posture.class,
            Nearness.class,
            Injuries.class,
            LostActions.class,
            Aiming.class,
            Guard.class,
            LuckPoints.class,
            CarriedItems.class,
            Ammunition.class,
            ArmourDamage.class,
            PersistentDamage.class,
            ChemRecord.class,
            Unawareness.class,
            PromisedHelp.class,
            Readied.class,
            Service.class,
            Attendance.class,
            TurnProgress.class,
            ActionPools.class,
            TurnSequence.class,
            CoverLeft.class,
            Surroundings.class,
            GroundItems.class,
            Mines.class,
            EncounterCourse.class);

    private WastelandParts() {}
}
