package arbiter.games.centuryg.test;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/**
 * What a Test is: whoever asks for it names Attribute and Skill, the gamemaster says what helps and hinders and what is
 * to be reached. Ledger: BCG-TEST-1 to BCG-TEST-3.
 */
final class TestOrder {

    private static final int MOST = 5;
    private static final int HARDEST = 30;
    private static final Amount SPECIALIST = new Amount(10);

    private TestOrder() {}

    /** An Attribute, a Skill or none of that kind. */
    private record Word(String id, String text) implements Option {}

    static void single(Play<CenturyState> play, Decider asker, Fighter tester) {
        TestCall call = helped(play, asker, tester, call(play, asker, tester));
        PilotRoll.resolve(play, tester, call.against(number(play, tester)));
    }

    /** The other side's Test is the gamemaster's to name, unless both are. */
    static void contest(Play<CenturyState> play, Decider asker, Fighter one, Fighter other) {
        TestCall call = call(play, asker, one);
        ContestedRoll.resolve(play, one, call, other, call(play, Decider.GAMEMASTER, other), false);
    }

    /** Ledger: BCG-TEST-3. */
    static int number(Play<CenturyState> play, Fighter tester) {
        return play.choose(Request.amount(Decider.GAMEMASTER, "order.dn", 0, HARDEST)
                        .asking(() ->
                                "What does " + tester.name() + " have to reach? 5 easy, 10 for specialists, 15 very"
                                        + " impressive, 20 against all odds")
                        .otherwise(SPECIALIST))
                .value();
    }

    static TestCall call(Play<CenturyState> play, Decider asker, Fighter tester) {
        PilotAttribute attribute = attribute(play, asker, tester);
        TestCall call = TestCall.of("a Test", attribute);
        String skill = skill(play, asker, tester);
        if (!skill.isEmpty()) {
            call = call.with(SkillId.of(skill).orElseThrow(), topic(tester, skill));
        }
        for (Circumstance circumstance : circumstances(play, tester)) {
            call = call.about(circumstance);
        }
        return call.swayed(circumstanceSway(play, tester));
    }

    /** Advantages and Disadvantages at the gamemaster's call. Ledger: BCG-TEST-2. */
    static EdgeCount circumstanceSway(Play<CenturyState> play, Fighter tester) {
        int advantages = amount(play, "order.advantages", tester);
        return EdgeCount.NONE
                .better("circumstances", advantages)
                .worse("circumstances", amount(play, "order.disadvantages", tester));
    }

    /** Friends who lend a hand, each with a Test of their own; in a Match they have no time. Ledger: BCG-HELP-1. */
    static TestCall helped(Play<CenturyState> play, Decider asker, Fighter tester, TestCall call) {
        List<UnitOption<Fighter>> friends = friends(play.state(), tester);
        if (friends.isEmpty()) {
            return call;
        }
        TestCall helped = call;
        for (UnitOption<Fighter> friend :
                play.chooseSome(Request.some(asker, "order.helpers", friends, 0, friends.size())
                        .asking(() -> "Who helps " + tester.name() + "?"))) {
            Fighter helper = friend.unit();
            if (isWilling(play, asker, tester, helper)) {
                Decider names = asker.isGamemaster() ? asker : helper.decider();
                helped = HelpRoll.resolve(play, helper, call(play, names, helper), helped);
            }
        }
        return helped;
    }

    private static List<UnitOption<Fighter>> friends(CenturyState state, Fighter tester) {
        List<UnitOption<Fighter>> friends = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (state.scene().scale() == SceneScale.INTERMISSION
                    && other != tester
                    && other.hasBody()
                    && other.isFighting()
                    && !state.enemies(tester, other)) {
                friends.add(new UnitOption<>(other));
            }
        }
        return friends;
    }

    /** A player who asks for help may be told no; the gamemaster has settled that before. */
    private static boolean isWilling(Play<CenturyState> play, Decider asker, Fighter tester, Fighter helper) {
        return asker.isGamemaster()
                || asker.equals(helper.decider())
                || play.confirm(
                        helper.decider(), "order.help", () -> "Does " + helper.name() + " help " + tester.name() + "?");
    }

    private static PilotAttribute attribute(Play<CenturyState> play, Decider asker, Fighter tester) {
        List<Word> words = new ArrayList<>();
        for (PilotAttribute attribute : PilotAttribute.values()) {
            words.add(new Word(EnumWords.of(attribute), EnumWords.of(attribute)));
        }
        Word word = play.choose(
                Request.one(asker, "order.attribute", words).asking(() -> "Which Attribute of " + tester.name() + "?"));
        return PilotAttribute.values()[words.indexOf(word)];
    }

    private static String skill(Play<CenturyState> play, Decider asker, Fighter tester) {
        List<Word> words = new ArrayList<>(List.of(new Word("none", "No Skill")));
        for (SkillId skill : SkillId.values()) {
            String word = EnumWords.of(skill);
            if (!Miracles.isMiracle(skill) || Miracles.knows(play.state(), tester, skill, topic(tester, word))) {
                words.add(new Word(word, word));
            }
        }
        String id = play.choose(
                        Request.one(asker, "order.skill", words).asking(() -> "Which Skill of " + tester.name() + "?"))
                .id();
        return id.equals("none") ? "" : id;
    }

    /** A Specialist is asked for a Test that fits, where the Skill is named. */
    private static String topic(Fighter tester, String skill) {
        return tester.body().person().skills().stream()
                .filter(trained -> trained.skill().id().equals(skill) && !trained.isGeneral())
                .map(trained -> trained.topics().get(0))
                .findFirst()
                .orElse("");
    }

    /** Asked only of people whose Traits may care. */
    private static List<Circumstance> circumstances(Play<CenturyState> play, Fighter tester) {
        if (tester.body().person().traits().isEmpty() && tester.body().gear().isEmpty()) {
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
