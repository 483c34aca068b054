package arbiter.games.centuryg.match;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.ArrayList;
import java.util.List;

/** What a person attacks with: a Skill or Miracle, its Attribute, its topic. Ledger: BCG-MACT-1, tables 3.1 and 3.2. */
public record FootWeapon(SkillId skill, PilotAttribute attribute, String topic) {

    /** Terror, which needs no training. Ledger: nightmare. */
    static final FootWeapon NIGHTMARE = new FootWeapon(SkillId.PRESENCE, PilotAttribute.CHARM, "");

    private static final String[] CLIMATES = {"Cold", "Heat"};

    /** Combat is open to all; Miracles to those who have them. Ledger: BCG-MIR-1, BCG-AMB-128. */
    public static List<FootWeapon> of(CenturyState state, Fighter unit) {
        List<FootWeapon> ways = new ArrayList<>(1);
        ways.add(plain(unit));
        if (unit.body().person().skills().isEmpty() && unit.body().drives().isEmpty()) {
            return ways;
        }
        add(state, unit, new FootWeapon(SkillId.ELECTRICITY, PilotAttribute.FITNESS, "Fitness Tests"), ways);
        add(state, unit, new FootWeapon(SkillId.FORCE, PilotAttribute.FITNESS, "Fitness Tests"), ways);
        add(state, unit, new FootWeapon(SkillId.PHANTASM, PilotAttribute.AWARENESS, "Offensive Tests"), ways);
        for (String climate : CLIMATES) {
            FootWeapon way = new FootWeapon(SkillId.TEMPERATURE, PilotAttribute.CHARM, climate);
            if (add(state, unit, way, ways)) {
                break;
            }
        }
        return ways;
    }

    static FootWeapon plain(Fighter unit) {
        return new FootWeapon(SkillId.COMBAT, PilotAttribute.FITNESS, combat(unit.body()));
    }

    private static boolean add(CenturyState state, Fighter unit, FootWeapon way, List<FootWeapon> ways) {
        boolean knows = Miracles.knows(state, unit, way.skill, way.topic);
        if (knows) {
            ways.add(way);
        }
        return knows;
    }

    /** Whoever is a Specialist in Combat fights that way. */
    private static String combat(Body body) {
        for (Trained trained : body.person().skills()) {
            if (trained.skill().id().equals("combat") && !trained.isGeneral()) {
                return trained.topics().get(0);
            }
        }
        return "";
    }

    /** Zones it reaches. Ledger: BCG-MATCH-8, range-booster. */
    int reach(Fighter unit) {
        int reach = 0;
        List<TraitInUse> traits = unit.body().traits();
        for (int i = 0; i < traits.size(); i++) {
            TraitInUse own = traits.get(i);
            reach = Math.max(reach, own.effect().reach(skill, own));
        }
        return reach;
    }

    /** Whether a suit can stop it. Ledger: body-suit. */
    boolean isPhysical() {
        return skill != SkillId.PHANTASM && !isTerror();
    }

    private boolean isTerror() {
        return skill == SkillId.PRESENCE;
    }

    TestCall call(CenturyState state, Fighter unit, Fighter target) {
        TestCall call = TestCall.of((isTerror() ? "frightening " : "attacking ") + target.name(), attribute)
                .labelled("attack.roll")
                .with(skill, topic)
                .about(Circumstance.ATTACK)
                .swayed(EdgeCount.NONE
                        .worse("harmful illusion", skill == SkillId.PHANTASM ? 1 : 0)
                        .worse("mild air", mild(state, unit) ? 1 : 0));
        if (isTerror()) {
            return call.about(Circumstance.FRIGHTENING);
        }
        return skill == SkillId.COMBAT ? call.about(Circumstance.WEAPON) : call;
    }

    /** Ledger: temperature. */
    private boolean mild(CenturyState state, Fighter unit) {
        return skill == SkillId.TEMPERATURE
                && !state.scene().isHarsh()
                && !unit.body().notes().has(Note.Kind.CLIMATE, "");
    }
}
