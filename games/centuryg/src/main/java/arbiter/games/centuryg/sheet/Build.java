package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import arbiter.tabletop.build.BuildFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a file of a pilot or a Mecha says, legal or not. A pilot may have a Mecha in the same file, and an enemy's Mecha
 * may have nobody in it. PCs, Rivals and Grunts say their XP, Bosses their Power Level. Ledger: BCG-AMB-108.
 */
public record Build(
        @Default(value = "pilot", written = true) Kind kind,
        @Default("") String id,
        String name,
        @Default("pc") Tier tier,
        OptionalInt xp,
        OptionalInt level,
        Optional<Pilot> pilot,
        Optional<Mecha> mecha,
        List<Learned> powers,
        @Default("") String text)
        implements Entry, Covered {

    /** What a file is for. */
    public enum Kind {
        PILOT,
        MECHA
    }

    /** How files of pilots and Mecha are read and written. */
    public static BuildFormat<Build> format(Catalogue content) {
        return BuildFormat.of(content, Build.class);
    }

    /** The name in small letters and dashes, where the file gives no id. */
    @Override
    public String id() {
        return id.isEmpty() ? dashed(name) : id;
    }

    private static String dashed(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    /** Builds are examples of the rules, not rules. */
    @Override
    public LedgerEntry.Status status() {
        return LedgerEntry.Status.NARRATIVE;
    }

    /** Experience that was written down. */
    public int experience() {
        return xp.orElse(0);
    }

    /** The Power Level: of a Boss as assigned, of others by XP. Ledger: BCG-XP-2, BCG-AMB-108. */
    public int powerLevel() {
        return tier == Tier.BOSS ? level.orElse(0) : PowerLevel.of(experience());
    }

    /** The same with another pilot, Mecha and Powers. */
    public Build grown(Optional<Pilot> person, Optional<Mecha> machine, List<Learned> learned) {
        return new Build(kind, id, name, tier, xp, level, person, machine, learned, text);
    }

    /** The same with more experience; a Boss is a Power Level higher. */
    public Build advanced(int experience) {
        return tier == Tier.BOSS
                ? new Build(kind, id, name, tier, xp, OptionalInt.of(powerLevel() + 1), pilot, mecha, powers, text)
                : new Build(
                        kind,
                        id,
                        name,
                        tier,
                        OptionalInt.of(experience() + experience),
                        level,
                        pilot,
                        mecha,
                        powers,
                        text);
    }
}
