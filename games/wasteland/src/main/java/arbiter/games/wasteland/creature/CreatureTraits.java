package arbiter.games.wasteland.creature;

import arbiter.content.yaml.Traits;
import java.util.List;

/** What creatures can do, by the words that content has for it. */
public final class CreatureTraits {

    public static final Traits<CreatureTrait> ALL = Traits.of(CreatureTrait.class)
            .with("bolted-down", new BoltedDown())
            .with("flies", new Flies())
            .with("keen-nose", new KeenNose())
            .with("knocks-down", new KnocksDown())
            .with("leads", new Leads());

    /** Their classes, for saved tables. */
    public static final List<Class<? extends CreatureTrait>> TYPES =
            List.of(BoltedDown.class, Flies.class, KeenNose.class, KnocksDown.class, Leads.class);

    private CreatureTraits() {}
}
