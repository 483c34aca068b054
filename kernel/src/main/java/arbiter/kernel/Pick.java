package arbiter.kernel;

import java.util.List;
import java.util.Optional;

/** One more of a choice of several, or enough. */
public sealed interface Pick<O extends Option> extends Option {

    record Take<O extends Option>(O option) implements Pick<O> {

        @Override
        public String id() {
            return option.id();
        }

        @Override
        public String text() {
            return option.text();
        }

        @Override
        public List<Cost> costs() {
            return option.costs();
        }

        @Override
        public Optional<Pointer> pointer() {
            return option.pointer();
        }

        @Override
        public List<String> whom() {
            return option.whom();
        }

        @Override
        public List<Headline> headlines() {
            return option.headlines();
        }
    }

    record Done<O extends Option>() implements Pick<O> {

        @Override
        public String id() {
            return "done";
        }

        @Override
        public String text() {
            return "No more";
        }

        @Override
        public boolean declines() {
            return true;
        }
    }
}
