package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.AbilityList;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.HitDice;
import arbiter.games.capital.sheet.LevelChoices;
import arbiter.games.capital.sheet.LevelRow;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Questionnaire;
import arbiter.rulebook.build.Violation;
import arbiter.rulebook.build.Violations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Leads a character to its next Level: hit points, picks of the Class, Slots. Ledger: CAP-LEVEL-2, CAP-AMB-65. */
public final class LevelUp {

    private static final String OPEN = "open";

    private final Answers ask;
    private final Growing grown;
    private final Progress progress;
    private final LevelRow next;

    private LevelUp(Build build, Handbook book, Answers ask) {
        this.ask = ask;
        this.grown = Growing.through(build, book, new Violations(Optional.empty()));
        this.progress = grown.progress();
        this.next = book.level(build.level() + 1);
    }

    /** The questions of the next Level; the result is the character at that Level. */
    public static Questionnaire<Build> of(Build build, Handbook book) {
        if (build.level() >= book.highestLevel()) {
            throw new Refused(build.name() + " has the highest Level there is, " + book.highestLevel());
        }
        return Questionnaire.of(ask -> build.with(new LevelUp(build, book, ask).choices()));
    }

    private LevelChoices choices() {
        HitDice own = dice("hit-points", grown.hitPoints(), progress.score(Attribute.FTD));
        Optional<HitDice> companion =
                grown.companion().map(beast -> dice("companion-hit-points", beast, companionFortitude()));
        progress.enter(next);
        List<Ability> picks = picks();
        List<Acquired> slots = new SlotShopping(ask, progress).run();
        return new LevelChoices(own, companion, picks, slots);
    }

    private int companionFortitude() {
        Build build = progress.build();
        return Growing.companionScores(build, build.signature().companion().orElseThrow())
                .get(Attribute.FTD);
    }

    private HitDice dice(String id, HitPoints hitPoints, int fortitude) {
        String who = id.equals("hit-points") ? "Hit points" : "Hit points of the companion";
        String prompt = who + " for " + next.name() + ": " + hitPoints.described(fortitude) + ". What did you throw?";
        List<Choice> options = List.of(Choice.of(HitDice.MINIMUM.toString(), "take the least gain without a throw"));
        return ask.dice(id, prompt, options, hitPoints.dice(), hitPoints::thrown);
    }

    /** As many picks as are open and can be filled. Ledger: CAP-AMB-08, CAP-AMB-09. */
    private List<Ability> picks() {
        AbilityList list = progress.build().role().picks();
        List<Ability> picks = new ArrayList<>();
        while (progress.openPicks() > 0) {
            List<Choice> options = new ArrayList<>();
            progress.book().on(list).forEach(ability -> options.add(choice(ability)));
            if (options.stream().noneMatch(Choice::isAvailable)) {
                return picks;
            }
            options.add(Choice.of(OPEN, "leave it open"));
            String prompt = "Open picks from the " + list.plural() + ": " + progress.openPicks() + ". Which one?";
            String answer = ask.option("picks", prompt, options);
            if (answer.equals(OPEN)) {
                return picks;
            }
            Ability picked = progress.book().on(list).stream()
                    .filter(ability -> ability.id().equals(answer))
                    .findFirst()
                    .orElseThrow();
            progress.pick(picked);
            picks.add(picked);
        }
        return picks;
    }

    private Choice choice(Ability ability) {
        Optional<String> refusal = Wish.againstPicking(ability, progress).stream()
                .map(Violation::message)
                .findFirst();
        return new Choice(ability.id(), ability.name() + ": " + ability.text(), refusal);
    }
}
