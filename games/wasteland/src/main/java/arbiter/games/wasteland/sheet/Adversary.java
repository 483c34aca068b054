package arbiter.games.wasteland.sheet;

import arbiter.content.yaml.Default;
import arbiter.games.wasteland.creature.CreatureTrait;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Somebody the gamemaster plays: a character with attributes and skills, or a creature with Body and Mind. Resistances
 * are by location, elsewhere for all others. Hit points follow from the rank unless the entry has a number. Ledger:
 * WAS-NPC-1 to 8, section 3.19.
 */
public record Adversary(
        String id,
        String name,
        @Default("humanoid") BodyPlan plan,
        Profile.Kind being,
        Profile.Standing rank,
        int level,
        Optional<Map<Attribute, Integer>> attributes,
        Map<Skill, Integer> skills,
        List<Skill> tags,
        Optional<Creature> creature,
        OptionalInt health,
        OptionalInt initiative,
        @Default("1") int defense,
        OptionalInt luck,
        Map<HitLocation, Resistance> resistances,
        @Default("0/0/0") Resistance elsewhere,
        List<DamageType> immune,
        List<Weapon> weapons,
        Map<String, Integer> shots,
        List<CreatureTrait> abilities,
        boolean significant,
        String text)
        implements Unit, Covered {

    /** What a creature has in place of attributes and skills. Ledger: WAS-NPC-1. */
    public record Creature(int body, int mind, int melee, int guns, int other) {}

    public Adversary {
        if (attributes.isPresent() == creature.isPresent()) {
            throw new IllegalArgumentException("an adversary has either attributes or a creature's Body and Mind");
        }
        if (creature.isPresent() && !skills.isEmpty()) {
            throw new IllegalArgumentException("a creature has Melee, Guns and Other in place of skills");
        }
        if (rank == Profile.Standing.PLAYER_CHARACTER) {
            throw new IllegalArgumentException("an adversary is a minion, normal, notable or major");
        }
    }

    @Override
    public LedgerEntry.Status status() {
        return LedgerEntry.Status.CHOICE;
    }
}
