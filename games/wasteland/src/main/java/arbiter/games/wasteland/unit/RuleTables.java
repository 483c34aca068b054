package arbiter.games.wasteland.unit;

import arbiter.games.wasteland.sheet.ComplicationItem;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.Skill;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** Fixed part: the tables of the rulebook that rules look into. */
public record RuleTables(Weapon bareHands, List<ComplicationItem> complications, List<Skill> skills) implements Part {

    public RuleTables {
        complications = List.copyOf(complications);
        skills = List.copyOf(skills);
    }

    public static RuleTables of(Handbook book) {
        return new RuleTables(
                book.bareHands(),
                book.content().shelf(ComplicationItem.class).all(),
                book.content().shelf(Skill.class).all());
    }
}
