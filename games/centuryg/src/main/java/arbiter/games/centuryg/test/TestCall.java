package arbiter.games.centuryg.test;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.kernel.Modifiers;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a Test is: its purpose, the label its dice are thrown under, Attribute and Skill, what is added, what is to be
 * reached, and what helps or hinders beyond the sheet. Ledger: BCG-TEST-1, BCG-TEST-2.
 */
public record TestCall(
        String purpose,
        String label,
        PilotAttribute attribute,
        Optional<SkillUse> skill,
        Modifiers bonus,
        OptionalInt dn,
        EdgeCount sway,
        Set<Circumstance> about) {

    /** A Skill or Miracle, and the topic that is needed; an empty topic is one that no Specialist has. */
    public record SkillUse(SkillId skill, String topic) {}

    public static TestCall of(String purpose, PilotAttribute attribute) {
        return new TestCall(
                purpose,
                "test.roll",
                attribute,
                Optional.empty(),
                Modifiers.none(),
                OptionalInt.empty(),
                EdgeCount.NONE,
                EnumSet.noneOf(Circumstance.class));
    }

    public TestCall labelled(String step) {
        return new TestCall(purpose, step, attribute, skill, bonus, dn, sway, about);
    }

    public TestCall with(SkillId id, String topic) {
        return new TestCall(purpose, label, attribute, Optional.of(new SkillUse(id, topic)), bonus, dn, sway, about);
    }

    public TestCall with(SkillId id) {
        return with(id, "");
    }

    public TestCall against(int number) {
        return new TestCall(purpose, label, attribute, skill, bonus, OptionalInt.of(number), sway, about);
    }

    public TestCall plus(String what, int number) {
        return new TestCall(purpose, label, attribute, skill, bonus.and(what, number), dn, sway, about);
    }

    public TestCall swayed(EdgeCount more) {
        return new TestCall(purpose, label, attribute, skill, bonus, dn, sway.and(more), about);
    }

    /** With these Advantages and Disadvantages and no others. */
    public TestCall swayedOnly(EdgeCount other) {
        return new TestCall(purpose, label, attribute, skill, bonus, dn, other, about);
    }

    public TestCall helped(int advantages) {
        return swayed(EdgeCount.NONE.better("circumstances", advantages));
    }

    public TestCall hindered(int disadvantages) {
        return swayed(EdgeCount.NONE.worse("circumstances", disadvantages));
    }

    public TestCall about(Circumstance... circumstances) {
        Set<Circumstance> all = EnumSet.noneOf(Circumstance.class);
        all.addAll(about);
        all.addAll(java.util.List.of(circumstances));
        return new TestCall(purpose, label, attribute, skill, bonus, dn, sway, all);
    }

    public boolean is(Circumstance circumstance) {
        return about.contains(circumstance);
    }

    public boolean uses(SkillId id) {
        return skill.isPresent() && skill.get().skill() == id;
    }
}
