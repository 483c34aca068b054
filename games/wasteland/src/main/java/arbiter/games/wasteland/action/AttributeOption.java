package arbiter.games.wasteland.action;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.kernel.Option;
import java.util.ArrayList;
import java.util.List;

/** An attribute as an answer. */
record AttributeOption(Attribute attribute) implements Option {

    /** The usual one first. */
    static List<AttributeOption> startingWith(Attribute usual) {
        List<AttributeOption> options = new ArrayList<>();
        options.add(new AttributeOption(usual));
        for (Attribute other : Attribute.values()) {
            if (other != usual) {
                options.add(new AttributeOption(other));
            }
        }
        return options;
    }

    @Override
    public String id() {
        return attribute.word();
    }

    @Override
    public String text() {
        return attribute.word();
    }
}
