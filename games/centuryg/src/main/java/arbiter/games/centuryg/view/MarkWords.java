package arbiter.games.centuryg.view;

import arbiter.games.centuryg.unit.Mark;

/** What a mark means to whoever bears it. */
final class MarkWords {

    private MarkWords() {}

    static String of(Mark mark) {
        int value = mark.value();
        return switch (mark.kind()) {
            case MANEUVER, DEFENSE -> "Defense +" + value + ".";
            case SUPPRESSED -> dis(value) + " on its attacks.";
            case PINNED -> "Takes " + value + " Damage if it moves.";
            case CRIPPLED -> "Takes Damage for every Zone it moves.";
            case ASSISTED, KEEN -> adv(value) + " on its attacks.";
            case PAIRED -> adv(value) + " on its attacks in its next Turn.";
            case EVASIVE, STEALTH -> dis(value) + " on attacks against it.";
            case EXPOSED -> adv(value) + " on attacks against it.";
            case HALF_MIGHT -> "Might counts half.";
            case HALF_GUARD -> "Guard counts half.";
            case HALF_SYSTEMS -> "Systems counts half.";
            case HALF_SPEED -> "Speed counts half.";
            case HALF_ENERGY -> "Has half the Energy.";
            case DOUBLE_ENERGY -> "Has twice the Energy.";
            case FULL_VALUES -> "What is halved counts in full.";
            case NO_TENSION -> "No Tension on its attacks.";
            case NO_REPAIR -> "Cannot regain Threshold.";
            case SHIELD, BARRIER -> "Stops the next " + value + " Damage.";
            case TARGETING -> "Shoots as if it had aimed.";
            case SUPPORT_FIRE -> "Its next attack cripples.";
            case IGNORES_MAIMS -> "Maimed Areas work all the same.";
            case FLOATING -> "The ground does not matter to it.";
            case GROUNDED -> "Cannot fly.";
            case FASTER -> value + " Zones more with its next movement.";
            case OVERCHARGED -> "More Energy in its next Turn.";
            case DUELING_SINCE -> adv(value) + " with the Dueling Blade this Turn.";
            case IN_A_PAIR -> "Works together with another one this Round.";
            case CHARGED -> "The Final Beam is ready.";
            case COOLING -> "Loses its next Action.";
            case LEANED_OUT -> "Begins its next Turn on the ground's terms.";
            case LEANING_OUT -> "Areas reach it inside its Base.";
            case SECOND_ACTION -> "Has two Actions in its next Turn.";
            case SHORTED -> "Takes Damage for the Energy it spends.";
            default -> power(mark);
        };
    }

    private static String power(Mark mark) {
        int value = mark.value();
        return switch (mark.kind()) {
            case STRONGER -> "+" + value + " on its attacks.";
            case IMPETUOUS -> "Tension counts " + value + " higher for its next attack.";
            case SIGNATURE -> "+" + value + " on the next attack with that Weapon, past Active Defenses.";
            case PIERCING -> "Its next attack goes past Active Defenses.";
            case SYNCHRO -> "Keeps its Action for a common attack.";
            case COME_AT_ME -> "Attacks whoever attacks its allies.";
            case HUNTED -> "Easier to hit for those who hunt it.";
            case SYSTEMS_FOR_MIGHT -> "Systems counts as Might.";
            case SYSTEMS_FOR_GUARD -> "Systems counts as Guard.";
            case IMPREGNABLE -> "The next Damage is halved.";
            case UNDEFEATED -> "Will not be destroyed the next time.";
            case PAIN_SHARED -> "Whoever hurts it next feels half of it.";
            case COVERED -> "The next Damage hits another.";
            case ADAPTED -> "Its skin is turned to the other kind of Weapon.";
            case OVERWHELMED -> "Must attack the Reinforcements next.";
            default -> person(mark);
        };
    }

    private static String person(Mark mark) {
        int value = mark.value();
        return switch (mark.kind()) {
            case RATTLED -> dis(value) + " on all Tests.";
            case BUILDUP -> adv(value) + " on the next attack against its target.";
            case DISTRACTED -> adv(value) + " on attacks against this one.";
            case PROFILED -> "Has said how its next Turn will go.";
            case READ -> "Tension counts twice against this one.";
            case INTANGIBLE -> "Nothing does it any Damage.";
            default -> "";
        };
    }

    private static String adv(int value) {
        return value < 0 ? dis(-value) : value + (value == 1 ? " Advantage" : " Advantages");
    }

    private static String dis(int value) {
        return value + (value == 1 ? " Disadvantage" : " Disadvantages");
    }
}
