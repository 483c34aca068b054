package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Catalogue;
import java.util.List;

/** The content as characters are built from it and rules look it up. */
public final class Handbook {

    private final Catalogue content;

    private Handbook(Catalogue content) {
        this.content = content;
    }

    public static Handbook of(Catalogue content) {
        return new Handbook(content);
    }

    public Catalogue content() {
        return content;
    }

    public List<Skill> skills() {
        return content.shelf(Skill.class).all();
    }

    public Skill skill(SkillName name) {
        return content.shelf(Skill.class).get(name.id());
    }

    public Weapon weapon(String id) {
        return content.shelf(Weapon.class).get(id);
    }

    public Chem chem(String id) {
        return content.shelf(Chem.class).get(id);
    }

    public BodyPlan plan(String id) {
        return content.shelf(BodyPlan.class).get(id);
    }

    public Adversary adversary(String id) {
        return content.shelf(Adversary.class).get(id);
    }

    /** What everybody attacks with who has nothing better in hand. Ledger: WAS-ATK-12. */
    public Weapon bareHands() {
        return weapon("bare-hands");
    }
}
