package arbiter.games.centuryg.match;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Defense for a Round by an Attribute that could attack here; Phantasm and Phasing also make one hard to hit. Ledger:
 * BCG-MACT-5, BCG-AMB-31, BCG-AMB-129.
 */
public record PersonManeuver(PilotAttribute attribute, Optional<SkillId> miracle) implements CenturyAct {

    private static final String DEFENSIVE = "Defensive Tests";

    static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        List<PilotAttribute> offered = new ArrayList<>(1);
        for (FootWeapon way : FootWeapon.of(state, unit)) {
            if (!offered.contains(way.attribute())) {
                offered.add(way.attribute());
                deeds.add(new PersonManeuver(way.attribute(), Optional.empty()));
            }
        }
        offer(state, unit, SkillId.PHANTASM, PilotAttribute.AWARENESS, deeds);
        offer(state, unit, SkillId.PHASING, PilotAttribute.FITNESS, deeds);
    }

    private static void offer(
            CenturyState state, Fighter unit, SkillId miracle, PilotAttribute attribute, List<CenturyAct> deeds) {
        if (Miracles.knows(state, unit, miracle, DEFENSIVE)) {
            deeds.add(new PersonManeuver(attribute, Optional.of(miracle)));
        }
    }

    @Override
    public String id() {
        return "maneuver:" + EnumWords.of(miracle.<Enum<?>>map(id -> id).orElse(attribute));
    }

    @Override
    public String text() {
        return "Maneuver with " + EnumWords.of(miracle.<Enum<?>>map(id -> id).orElse(attribute));
    }

    /** What it adds to Defense. */
    public int bonus(Fighter unit) {
        return unit.body().rank(attribute);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Buildup.lose(play, unit);
        FootMovement.freely(play, unit, 1, "maneuver.place");
        Fighter whom = whom(play, unit);
        int bonus = bonus(unit);
        Clock round = play.state().rounds(unit, 1);
        play.emit(new Marked(
                new Mark(Mark.Kind.MANEUVER, whom.id(), unit.id(), "", bonus, round),
                "has Defense +" + bonus + " for a Round"));
        if (miracle.isPresent()) {
            TestCall call = TestCall.of("hiding behind a Miracle", attribute).with(miracle.get(), DEFENSIVE);
            int hard = PilotRoll.resolve(play, unit, call).total() / 5;
            play.emit(new Marked(
                    new Mark(Mark.Kind.EVASIVE, whom.id(), unit.id(), "", hard, round),
                    "gives attackers " + hard + " Disadvantages for a Round"));
        }
    }

    /** Oneself or an ally in the Zone; Phasing covers nobody else. */
    private Fighter whom(Play<CenturyState> play, Fighter unit) {
        List<Fighter> near = new ArrayList<>(List.of(unit));
        if (miracle.filter(SkillId.PHASING::equals).isEmpty()) {
            for (Fighter other : play.state().units()) {
                boolean ally = other != unit && other.isOut() && !play.state().enemies(unit, other);
                if (ally && other.isOnFoot() && other.zone() == unit.zone()) {
                    near.add(other);
                }
            }
        }
        return UnitOption.choose(play, unit.decider(), "maneuver.whom", near, () -> "Whom does the Maneuver protect?");
    }
}
