package arbiter.games.gladiators;

import arbiter.games.gladiators.attack.AttackRecord;
import arbiter.games.gladiators.board.BattleMap;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.calls.SessionTraits;
import arbiter.games.gladiators.detect.Hiding;
import arbiter.games.gladiators.detect.Sightings;
import arbiter.games.gladiators.detect.Viewpoint;
import arbiter.games.gladiators.end.Aftermath;
import arbiter.games.gladiators.end.OutRecord;
import arbiter.games.gladiators.end.Outcome;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.hit.Adaptations;
import arbiter.games.gladiators.hold.Bonds;
import arbiter.games.gladiators.hold.LiftedObject;
import arbiter.games.gladiators.move.MovementRecord;
import arbiter.games.gladiators.move.Position;
import arbiter.games.gladiators.persist.AreaStrikes;
import arbiter.games.gladiators.power.BodyForm;
import arbiter.games.gladiators.power.CopiedPowers;
import arbiter.games.gladiators.power.MountLeft;
import arbiter.games.gladiators.power.Origin;
import arbiter.games.gladiators.power.PowerCondition;
import arbiter.games.gladiators.power.PowerLevels;
import arbiter.games.gladiators.power.PowersInUse;
import arbiter.games.gladiators.result.HindrancePoints;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.result.Posture;
import arbiter.games.gladiators.test.LuckDice;
import arbiter.games.gladiators.turn.ActionDebts;
import arbiter.games.gladiators.turn.TurnProgress;
import arbiter.games.gladiators.turn.TurnRecord;
import arbiter.games.gladiators.turn.TurnSequence;
import arbiter.games.gladiators.turn.UnfinishedTask;
import arbiter.games.gladiators.unit.Lore;
import arbiter.games.gladiators.unit.TableRules;
import arbiter.games.gladiators.unit.UnitProfile;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** All parts of units and tables, as saved tables name them. */
final class GladiatorsParts {

    static final List<Class<? extends Part>> ALL = List.of(
            UnitProfile.class,
            BattleMap.class,
            Lore.class,
            TableRules.class,
            Position.class,
            Injuries.class,
            PowersInUse.class,
            TurnRecord.class,
            PowerLevels.class,
            PowerCondition.class,
            Posture.class,
            HindrancePoints.class,
            OutRecord.class,
            ActionDebts.class,
            MovementRecord.class,
            LuckDice.class,
            UnfinishedTask.class,
            Origin.class,
            MountLeft.class,
            BodyForm.class,
            Aftermath.class,
            SessionTraits.class,
            AttackRecord.class,
            Hiding.class,
            Sightings.class,
            Viewpoint.class,
            Adaptations.class,
            Bonds.class,
            LiftedObject.class,
            CopiedPowers.class,
            TurnProgress.class,
            TurnSequence.class,
            Walls.class,
            Environments.class,
            Outcome.class,
            AreaStrikes.class);

    private GladiatorsParts() {}
}
