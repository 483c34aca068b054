package arbiter.games.capital.attack;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;

/** Shooting while somebody is in the way. Ledger: CAP-PB-1, CAP-PB-2, CAP-AMB-93. */
public final class PointBlank {

    private static final int IN_CONTACT = -3;
    private static final int ALLY_AT_TARGET = -2;

    private PointBlank() {}

    /** The attacker touches an enemy: the whole roll suffers. */
    public static int onRoll(CapitalState state, Combatant attacker, AttackMeans means) {
        return !means.isMelee() && touchesEnemy(state, means.origin(attacker)) ? IN_CONTACT : 0;
    }

    /** The target touches an ally of the attacker: only if the other penalty does not apply. */
    static int onTarget(CapitalState state, Combatant attacker, Combatant target, AttackMeans means) {
        Combatant origin = means.origin(attacker);
        if (means.isMelee() || touchesEnemy(state, origin)) {
            return 0;
        }
        for (Combatant ally : state.units()) {
            if (ally != attacker
                    && ally != origin
                    && !rides(attacker, ally)
                    && ally != target
                    && ally.present()
                    && !state.enemies(attacker, ally)
                    && state.touching(ally, target)) {
                return ALLY_AT_TARGET;
            }
        }
        return 0;
    }

    private static boolean rides(Combatant attacker, Combatant vehicle) {
        return attacker.riding().isPresent()
                && attacker.riding().get().vehicle().equals(vehicle.id());
    }

    private static boolean touchesEnemy(CapitalState state, Combatant attacker) {
        for (Combatant other : state.units()) {
            if (other.present() && state.enemies(attacker, other) && state.touching(attacker, other)) {
                return true;
            }
        }
        return false;
    }
}
