package arbiter.games.capital.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.CharacterClass;
import arbiter.games.capital.sheet.CreationRules;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.StoryIdea;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Questionnaire;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Leads through the making of a character at Level 1, in the order of the rules. Ledger: CAP-CREATE-1. */
public final class Creation {

    private final Handbook book;
    private final CreationRules rules;
    private final Answers ask;

    private Creation(Handbook book, Answers ask) {
        this.book = book;
        this.rules = book.creation();
        this.ask = ask;
    }

    /** The questions; the result is a legal character. */
    public static Questionnaire<Build> with(Handbook book) {
        return Questionnaire.of(ask -> new Creation(book, ask).build());
    }

    private Build build() {
        String name = free("name", "What is the character called?");
        String species = free("species", "What species are they?");
        String background = free("background", "Where and how did they grow up?");
        String origin = free("origin", "Why did they become an adventurer?");
        String ideal = idea(StoryIdea.Part.IDEAL, "What do they hold high?");
        String goal = idea(StoryIdea.Part.GOAL, "What do they want to achieve?");
        String flaw = idea(StoryIdea.Part.FLAW, "What is wrong with them?");
        CharacterClass role = role();
        List<String> strengths = traits("strengths", "Name a Strength.", rules.strengths());
        List<String> weaknesses = traits("weaknesses", "Name a Weakness.", rules.weaknesses());
        Map<Attribute, Integer> points = points();
        Attribute raise = attribute("raise", "Which Score does the Class raise as well?", role.raise());
        Attribute lower = attribute("lower", "Which Score does the Class lower?", role.lower());
        GearChoices gear = new GearChoices(book, ask);
        Build build = new Build(
                name,
                species,
                background,
                origin,
                List.of(),
                ideal,
                goal,
                flaw,
                strengths,
                weaknesses,
                role,
                points,
                raise,
                lower,
                gear.signature(),
                gear.equipment(role),
                List.of());
        List<Acquired> augmented = new SlotShopping(ask, new Progress(build, book)).run();
        return build.with(augmented);
    }

    private String free(String id, String prompt) {
        return ask.text(id, prompt, List.of());
    }

    private String idea(StoryIdea.Part part, String prompt) {
        List<Choice> ideas = book.ideas(part).stream()
                .map(idea -> Choice.of(idea.name(), idea.text()))
                .toList();
        return ask.text(EnumWords.of(part), prompt, ideas);
    }

    private CharacterClass role() {
        List<Choice> options = book.classes().stream()
                .map(role -> Choice.of(role.id(), role.name() + ": " + role.text()))
                .toList();
        String answer = ask.option("class", "Which Class?", options);
        return book.content().get(CharacterClass.class, answer);
    }

    private List<String> traits(String id, String prompt, int count) {
        List<Choice> ideas = book.ideas(StoryIdea.Part.TRAIT).stream()
                .map(idea -> Choice.of(idea.name(), idea.text()))
                .toList();
        List<String> traits = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            traits.add(ask.text(id, prompt + " (" + i + " of " + count + ")", ideas));
        }
        return traits;
    }

    /** Asks Attribute by Attribute, so that all points can be spent and no Score gets too high. Ledger: CAP-CREATE-8. */
    private Map<Attribute, Integer> points() {
        Map<Attribute, Integer> points = new EnumMap<>(Attribute.class);
        int most = rules.highest() - rules.score();
        int left = rules.points();
        int others = Attribute.values().length;
        for (Attribute attribute : Attribute.values()) {
            others--;
            String prompt = left + " points are left. How many raise " + attribute + "?";
            int spent = ask.number(
                    "points." + attribute.name(), prompt, Math.max(0, left - most * others), Math.min(most, left));
            points.put(attribute, spent);
            left -= spent;
        }
        return points;
    }

    private Attribute attribute(String id, String prompt, List<Attribute> offered) {
        List<Choice> options = offered.stream()
                .map(attribute -> Choice.of(attribute.name(), attribute.name()))
                .toList();
        return Attribute.valueOf(ask.option(id, prompt, options));
    }
}
