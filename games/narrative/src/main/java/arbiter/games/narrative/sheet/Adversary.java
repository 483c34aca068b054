package arbiter.games.narrative.sheet;

import arbiter.content.yaml.Default;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Somebody the gamemaster plays. Soak and defence include what is worn. Ledger: NAR-NPC-1 to 3. */
public record Adversary(
        String id,
        String name,
        Standing standing,
        Characteristics characteristics,
        int soak,
        int woundThreshold,
        OptionalInt strainThreshold,
        Optional<DefenceRatings> defence,
        @Default("1") int silhouette,
        Map<Skill, Integer> skills,
        List<Skill> groupSkills,
        List<Weapon> weapons,
        Map<Talent, Integer> talents,
        List<BasePower> powers,
        String text)
        implements Unit {

    /** How much of a character somebody is. */
    public enum Standing {
        MINION,
        RIVAL,
        NEMESIS
    }

    public Adversary {
        if (strainThreshold.isPresent() != (standing == Standing.NEMESIS)) {
            throw new IllegalArgumentException("a nemesis has a strain threshold, minions and rivals have none");
        }
        if (standing == Standing.MINION ? !skills.isEmpty() : !groupSkills.isEmpty()) {
            throw new IllegalArgumentException("minions have group-skills, rivals and nemeses have skills with ranks");
        }
    }

    /** Ranks in a skill, for a group of so many standing members. Ledger: NAR-NPC-1. */
    public int ranks(Skill skill, int members) {
        if (standing == Standing.MINION) {
            return groupSkills.contains(skill) ? Math.min(Skill.MOST_RANKS, members - 1) : 0;
        }
        return skills.getOrDefault(skill, 0);
    }
}
