package arbiter.games.capital;

import arbiter.games.capital.ability.AbilityStates;
import arbiter.games.capital.ability.AbilityTimers;
import arbiter.games.capital.ability.Assemble.AssembleUses;
import arbiter.games.capital.ability.ClearMind.ClarityCounters;
import arbiter.games.capital.ability.DelayTheInevitable.DelayedDamage;
import arbiter.games.capital.ability.FocusStatus;
import arbiter.games.capital.ability.KnowYourEnemy.EnemyStudies;
import arbiter.games.capital.ability.Opportunist.OpportunistUse;
import arbiter.games.capital.ability.Overflow.OverflowCounters;
import arbiter.games.capital.ability.PepTalk.PepTalkBonus;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.ability.Rally.RallyStatus;
import arbiter.games.capital.ability.Sanctuary.SanctuaryTurns;
import arbiter.games.capital.ability.Supercharge.SuperchargeHealer;
import arbiter.games.capital.ability.WillingFollowers.OrderRefusal;
import arbiter.games.capital.attack.AttackCounters;
import arbiter.games.capital.calls.Truce;
import arbiter.games.capital.check.PrestigeRecord;
import arbiter.games.capital.damage.Afflictions;
import arbiter.games.capital.damage.Health;
import arbiter.games.capital.damage.HurtBy;
import arbiter.games.capital.damage.PowerArmourStatus;
import arbiter.games.capital.damage.RegenerationTimers;
import arbiter.games.capital.energy.EnergyStore;
import arbiter.games.capital.gear.AmmoLeft;
import arbiter.games.capital.gear.DriftingPlasma;
import arbiter.games.capital.gear.Hands;
import arbiter.games.capital.gear.Stocks;
import arbiter.games.capital.grapple.Hold;
import arbiter.games.capital.mind.SenseRulings;
import arbiter.games.capital.mind.TelepathicLinks;
import arbiter.games.capital.move.MovementRecord;
import arbiter.games.capital.move.Position;
import arbiter.games.capital.turn.ActiveUnits;
import arbiter.games.capital.turn.CompanionBond;
import arbiter.games.capital.turn.Preparations;
import arbiter.games.capital.turn.TurnProgress;
import arbiter.games.capital.turn.TurnRecord;
import arbiter.games.capital.turn.TurnSequence;
import arbiter.games.capital.unit.Blockers;
import arbiter.games.capital.unit.TableRules;
import arbiter.games.capital.unit.UnitProfile;
import arbiter.games.capital.vehicle.Seat;
import arbiter.games.capital.vehicle.VehicleCrew;
import arbiter.games.capital.watch.Watch;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** All parts of units and tables, as saved tables name them. */
final class CapitalParts {

    static final List<Class<? extends Part>> ALL = List.of(
            UnitProfile.class,
            Blockers.class,
            TableRules.class,
            Position.class,
            Health.class,
            EnergyStore.class,
            Afflictions.class,
            HurtBy.class,
            RegenerationTimers.class,
            PowerArmourStatus.class,
            Hold.class,
            TurnRecord.class,
            Preparations.class,
            AttackCounters.class,
            MovementRecord.class,
            Watch.class,
            FocusStatus.class,
            AbilityTimers.class,
            AbilityStates.class,
            Hands.class,
            AmmoLeft.class,
            Stocks.class,
            PrestigeRecord.class,
            TelepathicLinks.class,
            VehicleCrew.class,
            Seat.class,
            CompanionBond.class,
            TurnProgress.class,
            TurnSequence.class,
            ActiveUnits.class,
            DriftingPlasma.class,
            SenseRulings.class,
            Truce.class,
            PepTalkBonus.class,
            OpportunistUse.class,
            OrderRefusal.class,
            ClarityCounters.class,
            OverflowCounters.class,
            SanctuaryTurns.class,
            SuperchargeHealer.class,
            DelayedDamage.class,
            RallyStatus.class,
            AssembleUses.class,
            EnemyStudies.class,
            PowerPlayHindrances.class);

    private CapitalParts() {}
}
