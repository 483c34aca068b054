package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Pilot;
import arbiter.games.centuryg.sheet.PowerLevel;
import arbiter.games.centuryg.sheet.Theme;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Questionnaire;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Leads through the making of a pilot, with a Mecha or without, or of a Mecha alone. Ledger: BCG-CP-1, BCG-MP-1. */
public final class Creation {

    private static final int MOST_XP = 999;

    private final Answers ask;
    private final Handbook book;

    private Creation(Answers ask, Handbook book) {
        this.ask = ask;
        this.book = book;
    }

    /** The questions for a pilot; the result is legal. */
    public static Questionnaire<Build> pilot(Handbook book) {
        return Questionnaire.of(ask -> new Creation(ask, book).pilot());
    }

    /** The questions for a Mecha of its own; the result is legal. */
    public static Questionnaire<Build> mecha(Handbook book) {
        return Questionnaire.of(ask -> new Creation(ask, book).mecha());
    }

    private Build pilot() {
        String name = ask.text("name", "What is the pilot called?", List.of());
        Tier tier = tier();
        int standing = standing(tier);
        Pilot person = new Pilot(Map.of(), List.of(), List.of(), tier == Tier.PC ? themes() : Map.of());
        Bench bench = new Bench(
                ask,
                book,
                build(Build.Kind.PILOT, name, tier, standing).grown(Optional.of(person), Optional.empty(), List.of()));
        new PilotShop(bench).run();
        if (bench.confirm("mecha", "Is the Mecha built as well?")) {
            equip(bench, false);
        }
        Learning.all(bench);
        return bench.build();
    }

    private Build mecha() {
        String name = ask.text("name", "What is the Unit called?", List.of());
        Tier tier = tier();
        int standing = standing(tier);
        Bench bench = new Bench(ask, book, build(Build.Kind.MECHA, name, tier, standing));
        boolean pilotless = tier != Tier.PC && bench.confirm("pilotless", "Is it without a pilot?");
        equip(bench, pilotless);
        Learning.all(bench);
        return bench.build();
    }

    private void equip(Bench bench, boolean pilotless) {
        String machine = ask.text("mecha.name", "What is the Mecha called?", List.of());
        bench.put(bench.with(MechaShop.empty(machine, pilotless)));
        new MechaShop(bench).run();
    }

    private static Build build(Build.Kind kind, String name, Tier tier, int standing) {
        return new Build(
                kind,
                "",
                name,
                tier,
                tier == Tier.BOSS ? OptionalInt.empty() : OptionalInt.of(standing),
                tier == Tier.BOSS ? OptionalInt.of(standing) : OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                "");
    }

    private Tier tier() {
        List<Choice> options = List.of(
                Choice.of("pc", "a hero of the story"),
                Choice.of("rival", "an enemy or friend built like a hero"),
                Choice.of("grunt", "one of many"),
                Choice.of("boss", "worth two heroes"));
        String answer = ask.option("tier", "What are they?", options);
        for (Tier tier : Tier.values()) {
            if (EnumWords.of(tier).equals(answer)) {
                return tier;
            }
        }
        throw new IllegalStateException("no tier is called " + answer);
    }

    /** XP, or the Power Level of a Boss. Ledger: BCG-AMB-108. */
    private int standing(Tier tier) {
        return tier == Tier.BOSS
                ? ask.number("level", "Which Power Level?", 0, PowerLevel.HIGHEST)
                : ask.number("xp", "How many XP? 31 are Power Level 1, and 30 more for each other.", 0, MOST_XP);
    }

    private Map<Theme.Kind, String> themes() {
        Map<Theme.Kind, String> themes = new EnumMap<>(Theme.Kind.class);
        themes.put(Theme.Kind.REASON, ask.text("theme.reason", "Reason: why do they fight?", List.of()));
        themes.put(Theme.Kind.TYPECAST, ask.text("theme.typecast", "Typecast: what is their part?", List.of()));
        themes.put(Theme.Kind.BANE, ask.text("theme.bane", "Bane: what is their flaw?", List.of()));
        return themes;
    }
}
