package arbiter.games.wasteland.test;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** An attribute and a skill that go together in a test, {@code AGI+athletics}. Ledger: WAS-TEST-1. */
public record SkillPair(Attribute attribute, SkillName skill) implements Option {

    /** The usual pair, unless the gamemaster names another one. */
    public static SkillPair ask(Play<WastelandState> play, String label, SkillPair usual, Supplier<String> prompt) {
        return play.choose(Request.one(Decider.GAMEMASTER, label, List.of(usual))
                .asking(prompt)
                .orInWords(SkillPair::parse)
                .quietly());
    }

    static SkillPair parse(String text) {
        String[] words = text.split("\\+", 2);
        Optional<SkillName> skill = words.length < 2
                ? Optional.empty()
                : SkillName.find(words[1].strip().toLowerCase(Locale.ROOT).replace(' ', '-'));
        for (Attribute attribute : Attribute.values()) {
            if (skill.isPresent() && attribute.word().equalsIgnoreCase(words[0].strip())) {
                return new SkillPair(attribute, skill.get());
            }
        }
        throw new Refused("write an attribute and a skill, such as AGI+athletics, not '" + text + "' (WAS-TEST-1)");
    }

    @Override
    public String id() {
        return attribute.word() + "+" + skill.id();
    }

    @Override
    public String text() {
        return attribute.word() + " + " + skill.words();
    }
}
