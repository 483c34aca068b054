package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.ability.Telepathy;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.turn.TurnOrder;
import arbiter.games.gladiators.turn.TurnSequence;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/**
 * Minds that are linked strike together; who is in the mind of an enemy hampers him and warns friends. Ledger: GG-HIT-20,
 * GG-AMB-78.
 */
final class TelepathyLinks {

    private static final int TOGETHER = 2;
    private static final int AGAINST_USER = -2;
    private static final int AGAINST_FRIENDS = -1;

    private TelepathyLinks() {}

    static int toHit(GladiatorsState state, Gladiator user, Gladiator target) {
        int hampered = 0;
        boolean together = false;
        for (Gladiator other : state.units()) {
            if (other == user
                    || other.inUse().all().isEmpty() && user.inUse().all().isEmpty()) {
                continue;
            }
            if (state.enemies(user, other)) {
                hampered = Math.min(hampered, hampered(other, user, target));
            } else {
                together |= areLinked(user, other) && strikeTogether(state, user, other, target);
            }
        }
        return hampered + (together ? TOGETHER : 0);
    }

    private static int hampered(Gladiator owner, Gladiator user, Gladiator target) {
        if (!isIn(owner, user)) {
            return 0;
        }
        if (owner == target) {
            return AGAINST_USER;
        }
        return owner.side().equals(target.side()) && areLinked(owner, target) ? AGAINST_FRIENDS : 0;
    }

    /** The friend has attacked the same target in this turn, at the same point of the order: the second profits. */
    private static boolean strikeTogether(GladiatorsState state, Gladiator user, Gladiator friend, Gladiator target) {
        return friend.attacks().includes(state.round(), target.id()) && actTogether(state, user, friend);
    }

    private static boolean actTogether(GladiatorsState state, Gladiator one, Gladiator other) {
        if (TurnOrder.speed(state, one) == TurnOrder.speed(state, other)) {
            return true;
        }
        TurnSequence sequence = state.sequence();
        int apart = sequence.places().indexOf(one.id()) - sequence.places().indexOf(other.id());
        return sequence.delayed().contains(one.id()) && sequence.delayed().contains(other.id()) && Math.abs(apart) == 1;
    }

    private static boolean areLinked(Gladiator one, Gladiator other) {
        return isIn(one, other) || isIn(other, one);
    }

    private static boolean isIn(Gladiator owner, Gladiator mind) {
        for (ActivePower active : owner.inUse().all()) {
            OwnedPower power = owner.powers().get(active.power());
            if (power.ways().get(active.way()).kind() instanceof Telepathy && active.isOn(mind.id())) {
                return true;
            }
        }
        return false;
    }
}
