package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.hit.Engagement;
import arbiter.games.gladiators.modifier.effect.Lethal;
import arbiter.games.gladiators.power.PowerFault;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.Optional;

/**
 * Whom somebody's character, or the bounds of something Lethal, forbids to attack. Ledger: GG-AD-014, GG-AD-015, GG-AD-061,
 * GG-AD-103, GG-MD-33, section 5.3.
 */
final class Scruples {

    private static final String CHIVALRY = "chivalry";
    private static final String VERY_CHIVALROUS = "very-chivalrous";
    private static final String CODE_OF_HONOUR = "code-of-honour";
    private static final String ETIQUETTE = "martial-arts-etiquette";

    private Scruples() {}

    static boolean allow(GladiatorsState state, Gladiator user, PlainPower way, Gladiator target) {
        return isLawful(way, target) && isHonourable(state, user, target);
    }

    /** Whether an Area may lie so that it catches somebody: honour is due to opponents, the law to all others. Ledger: section 5.3. */
    static boolean allowInArea(GladiatorsState state, Gladiator user, PlainPower way, Gladiator caught) {
        return caught == user
                || isLawful(way, caught) && (!state.enemies(user, caught) || isHonourable(state, user, caught));
    }

    /** Lawful is only for those who used Lethal first on somebody of another side. Ledger: GG-MD-33, GG-AMB-20. */
    private static boolean isLawful(PlainPower way, Gladiator target) {
        Optional<PowerModifier> lethal = way.find(Lethal.class);
        return lethal.isEmpty()
                || !lethal.get().has("lawful")
                || target.attacks().lethal();
    }

    private static boolean isHonourable(GladiatorsState state, Gladiator user, Gladiator target) {
        for (TakenTrait taken : user.profile().traits()) {
            if (taken.trait().isPresent()
                    && forbids(state, user, target, taken.trait().get().id())) {
                return false;
            }
        }
        return true;
    }

    private static boolean forbids(GladiatorsState state, Gladiator user, Gladiator target, String trait) {
        return switch (trait) {
            case CHIVALRY -> target.posture().prone();
            case VERY_CHIVALROUS -> target.posture().prone() || isGangedUpOn(state, user, target);
            case ETIQUETTE -> target.posture().prone() || isDisarmed(target) || isGangedUpOn(state, user, target);
            case CODE_OF_HONOUR -> target.posture().prone() || !isStrongest(state, user, target);
            default -> false;
        };
    }

    static boolean forbidDisarming(Gladiator user) {
        return user.profile().has(VERY_CHIVALROUS);
    }

    /** A friend engages the target or has attacked it in this full turn. */
    private static boolean isGangedUpOn(GladiatorsState state, Gladiator user, Gladiator target) {
        for (Gladiator friend : state.friendsOf(user)) {
            if (Engagement.between(state, friend, target) || friend.attacks().includes(state.round(), target.id())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDisarmed(Gladiator target) {
        for (int power = 0; power < target.powers().size(); power++) {
            if (target.condition().has(power, PowerFault.DISARMED)) {
                return true;
            }
        }
        return false;
    }

    /** Nobody else on another side who is in action is worth more. */
    private static boolean isStrongest(GladiatorsState state, Gladiator user, Gladiator target) {
        for (Gladiator other : state.enemiesOf(user)) {
            if (other.isInAction() && other.profile().gp() > target.profile().gp()) {
                return false;
            }
        }
        return true;
    }
}
