package arbiter.games.narrative.sheet;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Somebody as play uses them: all that does not change during a fight. */
public record Profile(
        Kind kind,
        int members,
        Characteristics characteristics,
        Map<Skill, Integer> skills,
        List<Skill> groupSkills,
        int soak,
        boolean reinforced,
        int woundThreshold,
        OptionalInt strainThreshold,
        DefenceRatings defence,
        int silhouette,
        List<Weapon> weapons,
        Map<Talent, Integer> talents,
        Optional<BodyArmour> armour,
        List<GearItem> gear,
        int encumbrance,
        int encumbranceThreshold,
        List<BasePower> powers,
        Optional<Vehicle> vehicle) {

    /** By which rules somebody goes. Ledger: NAR-NPC-1 to 3. */
    public enum Kind {
        PLAYER_CHARACTER,
        MINION_GROUP,
        RIVAL,
        NEMESIS,
        VEHICLE
    }

    public Profile {
        if (members < 1 || members > 1 && kind != Kind.MINION_GROUP) {
            throw new IllegalArgumentException(
                    "a minion group has 1 or more members and everybody else is one, not " + members);
        }
    }

    /** Ranks in a skill with so many members standing. Ledger: NAR-NPC-1. */
    public int ranks(Skill skill, int standing) {
        if (kind == Kind.MINION_GROUP) {
            return groupSkills.contains(skill) ? Math.max(0, Math.min(Skill.MOST_RANKS, standing - 1)) : 0;
        }
        return skills.getOrDefault(skill, 0);
    }

    /** What the whole group can take; of one alone its own threshold. Ledger: NAR-NPC-1. */
    public int totalWoundThreshold() {
        return members * woundThreshold;
    }

    /** Minions and rivals have none: strain counts as wounds. Ledger: NAR-NPC-1, NAR-NPC-2. */
    public boolean hasStrainTrack() {
        return strainThreshold.isPresent();
    }

    public int rank(String talent) {
        int rank = 0;
        for (Map.Entry<Talent, Integer> held : talents.entrySet()) {
            rank += held.getKey().id().equals(talent) ? held.getValue() : 0;
        }
        return rank;
    }
}
