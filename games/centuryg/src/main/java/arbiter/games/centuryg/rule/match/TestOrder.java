package arbiter.games.centuryg.rule.match;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.rule.person.Circumstance;
import arbiter.games.centuryg.rule.person.ContestedTest;
import arbiter.games.centuryg.rule.person.Miracles;
import arbiter.games.centuryg.rule.person.PilotTest;
import arbiter.games.centuryg.rule.person.TestCall;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** The gamemaster says what a Test is: Attribute, Skill, modifiers, and what is to be reached. Ledger: BCG-TEST-1 to BCG-TEST-3. */
public final class TestOrder {

    private static final int MOST = 5;
    private static final int HARDEST = 30;
    private static final Amount SPECIALIST = new Amount(10);

    private TestOrder() {}

    /** An Attribute, a Skill or none of that kind. */
    private record Word(String id, String text) implements Option {}

    public static void single(Play<CenturyState> play, Fighter tester) {
        TestCall call = call(play, tester);
        int dn = play.choose(Request.amount(Decider.GAMEMASTER, "order.dn", 0, HARDEST)
                        .asking(() ->
                                "What does " + tester.name() + " have to reach? 5 easy, 10 for specialists, 15 very"
                                        + " impressive, 20 against all odds")
                        .otherwise(SPECIALIST))
                .value();
        PilotTest.resolve(play, tester, call.against(dn));
    }

    public static void contest(Play<CenturyState> play, Fighter one, Fighter other) {
        TestCall call = call(play, one);
        ContestedTest.resolve(play, one, call, other, call(play, other), false);
    }

    private static TestCall call(Play<CenturyState> play, Fighter tester) {
        PilotAttribute attribute = attribute(play, tester);
        TestCall call = TestCall.of("a Test", attribute);
        String skill = skill(play, tester);
        if (!skill.isEmpty()) {
            call = call.with(SkillId.of(skill).orElseThrow(), topic(tester, skill));
        }
        for (Circumstance circumstance : circumstances(play, tester)) {
            call = call.about(circumstance);
        }
        return call.helped(amount(play, "order.advantages", tester))
                .hindered(amount(play, "order.disadvantages", tester));
    }

    private static PilotAttribute attribute(Play<CenturyState> play, Fighter tester) {
        List<Word> words = new ArrayList<>();
        for (PilotAttribute attribute : PilotAttribute.values()) {
            words.add(new Word(EnumWords.of(attribute), EnumWords.of(attribute)));
        }
        Word word = play.choose(Request.one(Decider.GAMEMASTER, "order.attribute", words)
                .asking(() -> "Which Attribute of " + tester.name() + "?"));
        return PilotAttribute.values()[words.indexOf(word)];
    }

    private static String skill(Play<CenturyState> play, Fighter tester) {
        List<Word> words = new ArrayList<>(List.of(new Word("none", "No Skill")));
        for (SkillId skill : SkillId.values()) {
            String word = EnumWords.of(skill);
            if (!Miracles.isMiracle(skill) || Miracles.knows(play.state(), tester, skill, topic(tester, word))) {
                words.add(new Word(word, word));
            }
        }
        String id = play.choose(
                        Request.one(Decider.GAMEMASTER, "order.skill", words).asking(() -> "Which Skill?"))
                .id();
        return id.equals("none") ? "" : id;
    }

    /** A Specialist is asked for a Test that fits, where the gamemaster names the Skill. */
    private static String topic(Fighter tester, String skill) {
        return tester.body().person().skills().stream()
                .filter(trained -> trained.skill().id().equals(skill) && !trained.isGeneral())
                .map(trained -> trained.topics().get(0))
                .findFirst()
                .orElse("");
    }

    /** Asked only of people whose Traits may care. */
    private static List<Circumstance> circumstances(Play<CenturyState> play, Fighter tester) {
        if (tester.body().person().traits().isEmpty()) {
            return List.of();
        }
        List<Circumstance> all = List.of(Circumstance.values());
        return play.chooseSome(Request.some(Decider.GAMEMASTER, "order.about", all, 0, all.size())
                .asking(() -> "What is it about?"));
    }

    private static int amount(Play<CenturyState> play, String label, Fighter tester) {
        return play.choose(Request.amount(Decider.GAMEMASTER, label, 0, MOST)
                        .asking(() -> (label.endsWith("disadvantages") ? "Disadvantages" : "Advantages") + " for "
                                + tester.name() + " from circumstances?"))
                .value();
    }
}
