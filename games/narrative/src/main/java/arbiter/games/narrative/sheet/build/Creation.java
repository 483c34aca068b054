package arbiter.games.narrative.sheet.build;

import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Characteristics;
import arbiter.games.narrative.sheet.Handbook;
import arbiter.games.narrative.sheet.Skill;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Questionnaire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Leads through the making of a character: career, free ranks, experience, equipment. Ledger: NAR-CHAR-7. */
public final class Creation {

    private Creation() {}

    /** The questions; the result is legal. */
    public static Questionnaire<Build> of(Handbook book) {
        return Questionnaire.of(ask -> create(ask, book));
    }

    private static Build create(Answers ask, Handbook book) {
        String name = ask.text("name", "What is the character called?", List.of());
        String concept = ask.text("concept", "Who is that, in a few words?", List.of());
        int experience = Integer.parseInt(ask.option(
                "experience-start",
                "A seasoned start, or a plain one?",
                List.of(
                        Choice.of(String.valueOf(Build.SEASONED), "seasoned, 150 experience"),
                        Choice.of(String.valueOf(Build.PLAIN), "plain, 110 experience"))));
        List<Skill> career = new ArrayList<>();
        for (int i = 1; i <= BuildCheck.CAREER_SKILLS; i++) {
            career.add(skill(ask, book, "career", "Career skill " + i + " of 8?", skill -> !career.contains(skill)));
        }
        List<Skill> free = new ArrayList<>();
        for (int i = 0; i < BuildCheck.FREE_IN_CAREER; i++) {
            free.add(skill(
                    ask,
                    book,
                    "free-rank",
                    "In which skill of the career is a rank free?",
                    skill -> career.contains(skill) && !free.contains(skill)));
        }
        for (int i = 0; i < BuildCheck.FREE_OUTSIDE; i++) {
            free.add(skill(
                    ask,
                    book,
                    "free-rank-outside",
                    "In which skill outside of the career is a rank free?",
                    skill -> !career.contains(skill) && !free.contains(skill)));
        }
        Build build = beginner(name, concept, experience).withCareer(career, free);
        for (Skill skill : free) {
            build = build.withRank(skill, 1);
        }
        Bench bench = new Bench(ask, book, build);
        ExperienceShop.run(bench, true);
        EquipmentShop.run(bench);
        return bench.build();
    }

    private static Skill skill(Answers ask, Handbook book, String id, String prompt, Predicate<Skill> offered) {
        List<Choice> options = book.skills().stream()
                .filter(offered)
                .map(skill -> Choice.of(
                        skill.id(), skill.name() + " (" + skill.characteristic().title() + "): " + skill.text()))
                .toList();
        return book.skill(ask.option(id, prompt, options));
    }

    private static Build beginner(String name, String concept, int experience) {
        return new Build(
                name,
                concept,
                experience,
                0,
                Build.START_THRONES,
                Characteristics.HUMAN,
                List.of(),
                List.of(),
                Map.of(),
                Map.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                "");
    }
}
