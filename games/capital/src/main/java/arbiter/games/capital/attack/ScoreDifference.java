package arbiter.games.capital.attack;

import arbiter.games.capital.check.Claims;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.VehicleDefense;
import arbiter.kernel.Modifiers;

/**
 * How the Scores of an Attack compare before any dice are thrown: what the rules add to either roll by themselves,
 * without what somebody may still claim, substitute or throw again.
 */
public final class ScoreDifference {

    private ScoreDifference() {}

    /** By how much the Attack Roll is ahead of the target's Defense Roll; a tie hits. */
    public static int of(CapitalState state, Combatant attacker, AttackMeans means, Combatant target) {
        AttackProfile profile = means.profile();
        boolean training = means.trained() && state.rules().trainedAttacks();
        Modifiers score = Attack.score(attacker, profile.roll().attack()).and("training", training ? Claims.ONE : 0);
        int attack = Attack.attackModifiers(state, score, attacker, means, Occasion.ACTION)
                        .total()
                + PointBlank.onTarget(state, attacker, target, means)
                + PackBonus.bonus(state, attacker, target, means);
        Modifiers defense = target.isVehicle()
                ? VehicleDefense.modifiers(state, target, profile.roll().defence())
                : Attack.defenseModifiers(
                        target, Attack.score(target, profile.roll().defence()));
        return attack - defense.total();
    }
}
